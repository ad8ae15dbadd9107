import webpack, { type Compiler } from 'webpack';
import { lentKeys, type BuildMode } from './lent-modules.ts';

/** Module federation lends only what the shell itself imports; this fails the shell's build when something is missing. */
export class LentModulesPlugin {
  readonly mode: BuildMode;
  constructor(mode: BuildMode) {
    this.mode = mode;
  }

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('LentModulesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('LentModulesPlugin', (modules) => {
        const lent = [...modules].filter(({ type }) => type === 'provide-module').map((module) => module.identifier());
        for (const key of lentKeys(this.mode)) {
          if (lent.some((identifier) => identifier.includes(` ${key}@`))) continue;
          compilation.errors.push(
            new webpack.WebpackError(`Remotes need ${key} of the shell, and nothing in shell/src imports it.`),
          );
        }
      });
    });
  }
}
