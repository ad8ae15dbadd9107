import webpack, { type ChunkGroup, type Compilation, type Compiler } from 'webpack';
import { byKind, EXPOSED_GROUP, federatedKey } from './built-files.ts';
import { emitAfterFinalNames } from './emit-after-final-names.ts';
import { fallbackChunk, isFallbackGroup } from './lent-fallbacks-plugin.ts';
import { borrowedRanges, lentVersions } from './lent-modules.ts';

const NAME = 'FederationManifestPlugin';
const MANIFEST = 'mf-manifest.json';
const { sources } = webpack;

interface Options {
  /** The container's global variable. */
  global: string;
  version: string;
}

/**
 * Writes `mf-manifest.json`, by which other sites' module federation loads this remote. Ours reads the release document
 * instead. https://module-federation.io/guide/basic/manifest
 */
export class FederationManifestPlugin {
  readonly options: Options;
  constructor(options: Options) {
    this.options = options;
  }

  apply(compiler: Compiler) {
    const { global } = this.options;
    emitAfterFinalNames(compiler, {
      plugin: NAME,
      global,
      emit: (compilation, entry) => this.emit(compilation, entry),
    });
  }

  private emit(compilation: Compilation, entry: string): void {
    const { global } = this.options;
    const exposed = compilation.namedChunkGroups.get(EXPOSED_GROUP);
    if (!exposed) return;
    const manifest = {
      id: global,
      name: global,
      metaData: describeContainer(entry, this.options),
      shared: describeBorrowed(compilation, global),
      remotes: [],
      exposes: [{ id: `${global}:remote`, name: 'remote', path: './remote', assets: filesOf(exposed) }],
    };
    compilation.emitAsset(MANIFEST, new sources.RawSource(JSON.stringify(manifest)));
  }
}

const describeContainer = (entry: string, { global, version }: Options) => ({
  name: global,
  type: 'app',
  buildInfo: { buildVersion: version, buildName: global },
  remoteEntry: { name: entry, path: '', type: 'global' },
  types: { path: '', name: '', zip: '', api: '' },
  globalName: global,
  pluginVersion: '2',
  publicPath: 'auto',
});

/** What it borrows, and the files of the copy for pages that lend it not. */
function describeBorrowed({ modules, namedChunkGroups }: Compilation, global: string) {
  const keys = [...modules].map((module) => federatedKey(module.identifier())).filter((key) => key !== undefined);
  const [ranges, versions] = [borrowedRanges(keys), lentVersions(keys)];
  return Object.entries(ranges).map(([name, requiredVersion]) => ({
    id: `${global}:${name}`,
    name,
    version: versions[name],
    singleton: true,
    requiredVersion,
    assets: filesOf(namedChunkGroups.get(fallbackChunk(name))!),
  }));
}

/** What comes with a group, and what the groups below it may bring later; not what a page may have to lend. */
function filesOf(group: ChunkGroup) {
  const sync = byKind(group.getFiles());
  const later = byKind([...below(group)].flatMap((child) => child.getFiles()));
  const kind = (name: 'js' | 'css') => ({
    sync: sync[name],
    async: [...new Set(later[name])].filter((file) => !sync[name].includes(file)),
  });
  return { js: kind('js'), css: kind('css') };
}

function below(group: ChunkGroup, seen = new Set<ChunkGroup>()): Set<ChunkGroup> {
  for (const child of group.getChildren()) {
    if (seen.has(child) || isFallbackGroup(child)) continue;
    seen.add(child);
    below(child, seen);
  }
  return seen;
}
