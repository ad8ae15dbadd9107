/** A door that opens in one way for each kind of reader. */
interface Conditions {
  types?: string;
  node?: string;
  default?: string;
}
type Exports = Record<string, string | Conditions>;

export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports: Exports;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [other: string]: unknown;
}

interface Packing {
  /** What whoever uses the package's test kit must have. */
  peers: Record<string, string>;
  /** Whether the packed files need this dependency. */
  isUsed(dependency: string): boolean;
}

/** Rooms for servers: Node finds them, a bundler for browsers does not. */
const serverDoors = ['./serving/*'];

/**
 * package.json of a packed package. Its doors keep the names by which the sources are imported, `…/kit.ts`, and open on
 * the JavaScript beside the types. It names only what the packed files use.
 */
export function packedManifest(manifest: Manifest, { peers, isUsed }: Packing): Manifest {
  const { private: _private, devDependencies: _dev, scripts: _scripts, dependencies = {}, ...kept } = manifest;
  return {
    ...kept,
    exports: { ...packedExports(manifest.exports), './package.json': './package.json' },
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([name]) => isUsed(name))),
    ...(Object.keys(peers).length > 0 && {
      peerDependencies: peers,
      peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }])),
    }),
  };
}

/** `./ui/*` → `./src/ui/*` becomes one door for each kind of file. */
function packedExports(exports: Exports): Exports {
  const doors: Exports = {};
  for (const [door, target] of Object.entries(exports)) {
    if (typeof target === 'string' && target.endsWith('.ts')) {
      const file = target.slice(0, -'.ts'.length);
      doors[door] = { types: `${file}.d.ts`, default: `${file}.js` };
      continue;
    }
    if (typeof target !== 'string' || !door.endsWith('/*')) {
      doors[door] = target;
      continue;
    }
    const compiled = {
      types: `${target}.d.ts`,
      [serverDoors.includes(door) ? 'node' : 'default']: `${target}.js`,
    };
    doors[`${door}.ts`] = compiled;
    doors[`${door}.tsx`] = compiled;
    if (serverDoors.includes(door)) continue;
    doors[`${door}.js`] = `${target}.js`;
    doors[`${door}.css`] = `${target}.css`;
  }
  return doors;
}
