package import SceneNavigation

package typealias HomeCoordinator = TabCoordinator<HomeRoute>
package typealias ProfileCoordinator = TabCoordinator<ProfileRoute>
/// Search's coordinator: its path mixes types, so any hashable value fits through its door.
package typealias SearchCoordinator = TabCoordinator<AnyRoute>
