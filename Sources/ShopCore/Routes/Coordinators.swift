package import SceneNavigation

package typealias HomeCoordinator = TabCoordinator<HomeRoute>
package typealias ProfileCoordinator = TabCoordinator<ProfileRoute>
/// Search's coordinator; its path mixes route types.
package typealias SearchCoordinator = TabCoordinator<AnyRoute>
