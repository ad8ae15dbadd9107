import type { Chunk, ChunkGroup, Compilation, Compiler, Module } from 'webpack';
import { federatedKey } from './built-files.ts';
import { chunkNameOf, packageOf } from './lent-modules.ts';

const NAME = 'LentFallbacksPlugin';
const PREFIX = 'lent-';

/** Webpack's name of the dependency by which a borrowed module brings its copy. */
const FALLBACK = 'consume shared fallback';

/**
 * The chunk of a copy: `lent-react-dom-client`. The parts of @stoa/shared share one, for they ask for one another by
 * relative path; a package that asks for another by its name borrows it like the remote, and would wait for itself in
 * one chunk with it.
 */
export const fallbackChunk = (key: string): string =>
  PREFIX + (packageOf(key) === '@stoa/shared' ? 'stoa' : chunkNameOf(key));

const isOfFallback = (name: string | null | undefined): boolean => name?.startsWith(PREFIX) ?? false;

/** Whether a module in this layer belongs to a copy. */
export const isFallbackLayer = isOfFallback;

/** What styles all of a page comes with the site's looks; a copy brings only what has names of its own. */
const isGlobalSheet = (request: string): boolean => request.endsWith('.css') && !request.endsWith('.module.css');
const NOTHING = 'data:text/javascript,';

/** Whether it is a copy, and no part of the remote that asks for it. */
export const isFallbackGroup = ({ name }: Pick<ChunkGroup, 'name'>): boolean => isOfFallback(name);

/** For splitChunks: each copy stays whole, in the chunk that has its name. */
export const isSplit = (chunk: Chunk): boolean => !chunk.canBeInitial() && !isOfFallback(chunk.name);

/**
 * A page whose shell lends nothing takes a remote's own copies of the shared libraries. They are no part of what our
 * pages load: each stands in a chunk that has its name, and in a layer of its own, so that nothing of it is mistaken for
 * the remote's code, and nothing of the remote's is drawn into it.
 */
export class LentFallbacksPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      compilation.hooks.succeedModule.tap(NAME, nameChunks);
      normalModuleFactory.hooks.beforeResolve.tap(NAME, (asked) => {
        const key = keyOfCopy(compilation, asked.dependencies);
        if (key) asked.contextInfo.issuerLayer = fallbackChunk(key);
        if (isFallbackLayer(asked.contextInfo.issuerLayer) && isGlobalSheet(asked.request)) asked.request = NOTHING;
      });
    });
  }
}

function nameChunks(module: Module): void {
  const key = federatedKey(module.identifier());
  for (const block of module.blocks) {
    if (key) block.chunkName = fallbackChunk(key);
    // What a copy loads later has the name that it has in the remote.
    else if (isFallbackLayer(module.layer) && block.chunkName) block.chunkName = PREFIX + block.chunkName;
  }
}

function keyOfCopy({ moduleGraph }: Compilation, [dependency]: Module['dependencies']): string | undefined {
  if (dependency?.type !== FALLBACK) return undefined;
  return federatedKey(moduleGraph.getParentModule(dependency)?.identifier() ?? '');
}
