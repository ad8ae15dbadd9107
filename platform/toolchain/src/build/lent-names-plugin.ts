import { readFileSync } from 'node:fs';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { federatedKey } from './built-files.ts';
import { lentSubsets } from './lent-modules.ts';

const NAME = 'LentNamesPlugin';

/**
 * Of some packages the shell lends only a subset, and a name outside it would be undefined when the page runs. This
 * fails the build instead.
 */
export class LentNamesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          const subset = lentSubsets.get(federatedKey(module.identifier()) ?? '');
          if (subset && module.type === 'consume-shared-module') reportMissing(compilation, module, subset);
        }
      });
    });
  }
}

function reportMissing(compilation: Compilation, module: Module, subset: string): void {
  const lent = exportedNames(readFileSync(subset, 'utf8'));
  for (const { dependency, originModule } of compilation.moduleGraph.getIncomingConnections(module)) {
    for (const reference of dependency ? compilation.getDependencyReferencedExports(dependency, undefined) : []) {
      const [name] = Array.isArray(reference) ? reference : reference.name;
      if (name === undefined || lent.has(name)) continue;
      const asker = originModule?.readableIdentifier(compilation.requestShortener) ?? 'a module';
      compilation.errors.push(
        new webpack.WebpackError(`${asker} needs ${name}, which is not lent; add it in ${subset}.`),
      );
    }
  }
}

/** The names in a file's `export { … } from` lists. */
export const exportedNames = (source: string): Set<string> =>
  new Set([...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) => list.match(/[\w$]+/g) ?? []));
