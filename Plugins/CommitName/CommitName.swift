import Foundation
import PackagePlugin

/// Writes down before a build which commit is built, where it is another one than before.
@main struct CommitName: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) -> [Command] {
    let script = context.package.directoryURL.appending(path: ".ci/commit")
    let folder = context.pluginWorkDirectoryURL.appending(path: "Commit")
    return [
      .prebuildCommand(
        displayName: "Naming the commit",
        executable: URL(filePath: "/bin/sh"),
        arguments: [script.path, folder.path],
        outputFilesDirectory: folder
      )
    ]
  }
}
