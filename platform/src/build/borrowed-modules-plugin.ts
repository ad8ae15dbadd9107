import { join } from 'node:path';
import webpack, { type Compilation, type Compiler, type NormalModule } from 'webpack';
import { lentFiles, lentPackages } from './lent-modules.ts';
import { root } from './workspace.ts';

const { WebpackError } = webpack;

/**
 * Keeps what the shell lends out of a remote: sends shared files that ask for the kit by relative path to the lent one,
 * and fails the build if a copy of a lent package slips in all the same.
 */
export class BorrowedModulesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.normalModuleFactory.tap('BorrowedModulesPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('BorrowedModulesPlugin', (request) => {
        const key = lentFiles.get(fileOf(request));
        if (key) request.request = key;
      });
    });
    compiler.hooks.compilation.tap('BorrowedModulesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('BorrowedModulesPlugin', () => {
        compilation.errors.push(...copiesIn(compilation).map(toError));
      });
    });
  }
}

const shared = '@stoa/shared/';
const fileOf = ({ request, context }: { request: string; context: string }): string =>
  request.startsWith(shared) ? join(root, 'shared/src', request.slice(shared.length)) : join(context, request);

interface Copy {
  file: string;
  importer: string | undefined;
}

function copiesIn(compilation: Compilation): Copy[] {
  const copies = [];
  for (const module of compilation.modules) {
    const file = (module as NormalModule).resource;
    if (!file || !isLent(file)) continue;
    const importer = compilation.moduleGraph.getIssuer(module);
    copies.push({ file, importer: importer?.identifier() });
  }
  return copies;
}

/** `/node_modules/react/` and not `/node_modules/react-hook-form/`; a package's CSS is nobody's code. */
export const isLent = (file: string): boolean =>
  !file.endsWith('.css') && lentPackages.some((name) => file.split('\\').join('/').includes(`/node_modules/${name}/`));

const toError = ({ file, importer }: Copy) =>
  new WebpackError(
    `${file} is lent by the shell and must not be bundled in a remote. Import it by the name in lent-modules.ts` +
      (importer ? ` (imported by ${importer}).` : '.'),
  );
