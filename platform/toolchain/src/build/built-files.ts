import type { Compilation, Module, Stats } from 'webpack';
import { isModuleEntry } from './module-entry-plugin.ts';

/** Name of the chunk group behind `./remote`. */
export const EXPOSED_GROUP = '__federation_expose_remote';

export interface FileGroup {
  js: string[];
  css: string[];
}

/** What a descriptor needs to know of a finished build; plain, so that descriptors can be made and tested without webpack. */
export interface BuiltFiles {
  /** Files that start the page or the container, in order. */
  entry: FileGroup;
  /** Chunk group's name (`webpackChunkName`; `remote` is the exposed module) → its files. */
  groups: Record<string, FileGroup>;
  /** Import names consumed from (remote) or lent by (shell) federation. */
  federated: string[];
  fonts: string[];
  /** What the module behind `./remote` exports; undefined when that cannot be told before it runs. */
  exported: string[] | undefined;
  /** The ES module that offers the container. */
  moduleEntry: string | undefined;
}

const emptyGroup: FileGroup = { js: [], css: [] };

export function builtFilesOf({ compilation }: Stats): BuiltFiles {
  const groups: Record<string, FileGroup> = {};
  for (const [name, group] of compilation.namedChunkGroups) {
    if (!compilation.entrypoints.has(name)) groups[name === EXPOSED_GROUP ? 'remote' : name] = byKind(group.getFiles());
  }
  const [entrypoint] = compilation.entrypoints.values();
  const federated = [...compilation.modules].map((module) => federatedKey(module.identifier()));
  return {
    entry: entrypoint ? byKind(entrypoint.getFiles()) : emptyGroup,
    groups,
    federated: [...new Set(federated.filter((key) => key !== undefined))],
    fonts: Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2')),
    exported: exportsOfRemote(compilation),
    moduleEntry: Object.keys(compilation.assets).find(isModuleEntry),
  };
}

/** Reads it in the module graph: the names after all `export … from` are followed. */
function exportsOfRemote({ modules, moduleGraph }: Compilation): string[] | undefined {
  const isExposed = ({ type }: { type: string }) => type === 'container exposed';
  const dependencies = [...modules].flatMap((module: Module) => module.blocks.flatMap((block) => block.dependencies));
  const exposed = dependencies.filter(isExposed).at(-1);
  const module = exposed && moduleGraph.getModule(exposed);
  const names = module && moduleGraph.getProvidedExports(module);
  return Array.isArray(names) ? names : undefined;
}

export const byKind = (files: readonly string[]): FileGroup => ({
  js: files.filter((file) => file.endsWith('.js')),
  css: files.filter((file) => file.endsWith('.css')),
});

/** Reads the import name out of the identifiers of module federation's own modules. */
export function federatedKey(identifier: string): string | undefined {
  const [kind, , key] = identifier.split('|');
  if (kind === 'consume-shared-module') return key;
  return /^provide module \([^)]*\) (@?[^@]+)@/.exec(identifier)?.[1];
}
