import webpack, { type Compilation, type Compiler } from 'webpack';

interface Emitting {
  /** The plugin that emits. */
  plugin: string;
  /** The container's global variable, which is its entrypoint's name too. */
  global: string;
  emit(compilation: Compilation, entry: string): void;
}

/** For a file that names a container's entry; `entry` is the script that defines the container. */
export function emitAfterFinalNames(compiler: Compiler, { plugin, global, emit }: Emitting): void {
  compiler.hooks.compilation.tap(plugin, (compilation) => {
    compilation.hooks.processAssets.tap(
      // After names with content hashes and the entry's last byte are final (chunk-integrity-plugin.ts), before the
      // compressed copies are made.
      { name: plugin, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 2 },
      () => {
        const files = compilation.entrypoints.get(global)?.getFiles() ?? [];
        const entry = files.find((file) => file.endsWith('.js'));
        // A build with errors has none; webpack tells of them.
        if (entry) emit(compilation, entry);
      },
    );
  });
}
