import { join } from 'node:path';
import webpack, { type Compilation, type Compiler, type NormalModule } from 'webpack';
import { federatedKey } from './built-files.ts';
import { isFallbackLayer } from './lent-fallbacks-plugin.ts';
import { lentFileKey, lentPackages, packageOf } from './lent-modules.ts';
import { sharedDir } from './workspace.ts';

const { WebpackError } = webpack;
const NAME = 'BorrowedModulesPlugin';

interface Options {
  /** The remote's folder. */
  dir: string;
  /** Packages that the remote brings itself. */
  own: readonly string[];
}

/**
 * Keeps what the shell lends out of a remote: sends shared files that ask for the kit by relative path to the lent one,
 * and fails the build if a copy of a lent package slips in all the same. What the remote brings itself is its own copy
 * for everyone in the build, shared files included.
 */
export class BorrowedModulesPlugin {
  readonly options: Options;
  constructor(options: Options) {
    this.options = options;
  }

  apply(compiler: Compiler) {
    const { dir, own } = this.options;
    compiler.hooks.normalModuleFactory.tap(NAME, (factory) => {
      factory.hooks.beforeResolve.tap(NAME, (request) => {
        // What stands together in the shell stands together in its copy, too.
        if (isFallbackLayer(request.contextInfo.issuerLayer)) return;
        const key = lentFileKey(fileOf(request), own);
        if (key) request.request = key;
        else if (own.includes(packageOf(request.request))) request.context = dir;
      });
    });
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, () => {
        const faults = [...copiesIn(compilation, own).map(describeCopy), ...strangersIn(compilation, own)];
        compilation.errors.push(...faults.map((fault) => new WebpackError(fault)));
      });
    });
  }
}

const shared = '@stoa/shared/';
const fileOf = ({ request, context }: { request: string; context: string }): string =>
  request.startsWith(shared) ? join(sharedDir, 'src', request.slice(shared.length)) : join(context, request);

interface Copy {
  file: string;
  importer: string | undefined;
}

function copiesIn(compilation: Compilation, own: readonly string[]): Copy[] {
  const copies = [];
  for (const module of compilation.modules) {
    const file = (module as NormalModule).resource;
    if (!file || !isLent(file, own) || isFallbackLayer(module.layer)) continue;
    const importer = compilation.moduleGraph.getIssuer(module);
    copies.push({ file, importer: importer?.identifier() });
  }
  return copies;
}

/** `/node_modules/react/` and not `/node_modules/react-hook-form/`; a package's CSS is nobody's code. */
export const isLent = (file: string, own: readonly string[] = []): boolean =>
  !file.endsWith('.css') &&
  lentPackages.some((name) => !brings(own, name) && file.split('\\').join('/').includes(`/node_modules/${name}/`));

/** react-router-dom is a door to react-router and comes with it. */
const brings = (own: readonly string[], name: string): boolean =>
  own.includes(name) || (name === 'react-router' && own.includes('react-router-dom'));

const describeCopy = ({ file, importer }: Copy): string =>
  `${file} is lent by the shell and must not be bundled in a remote. Import it by the name in lent-modules.ts, or name ` +
  `its package in 'own' of remote.config.ts${importer ? ` (imported by ${importer})` : ''}.`;

/** What the shell lends is built on the shell's React and can't run under another. */
function strangersIn(compilation: Compilation, own: readonly string[]): string[] {
  if (!own.includes('react')) return [];
  const borrowed = [...compilation.modules].filter(({ type }) => type === 'consume-shared-module');
  const keys = new Set(borrowed.map((module) => federatedKey(module.identifier())));
  return [...keys].map((key) => {
    const wayOut = key?.startsWith(shared) ? 'Do without it' : "Name its package in 'own' too, or do without it";
    return `${key} is lent with the shell's React, and this remote brings its own. ${wayOut}.`;
  });
}
