type Exports = Record<string, string | { types?: string; default?: string }>;

export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports: Exports;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [other: string]: unknown;
}

/**
 * package.json of a packed package. Its doors keep the names by which the sources are imported, `…/kit.ts`, and open on
 * the JavaScript beside the types.
 */
export function packedManifest(manifest: Manifest, peers: Record<string, string>): Manifest {
  const { private: _private, devDependencies: _dev, scripts: _scripts, ...kept } = manifest;
  return {
    ...kept,
    exports: { ...packedExports(manifest.exports), './package.json': './package.json', ...bundlerTypes(manifest) },
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
    if (typeof target !== 'string' || !door.endsWith('/*')) {
      doors[door] = target;
      continue;
    }
    const compiled = { types: `${target}.d.ts`, default: `${target}.js` };
    doors[`${door}.ts`] = compiled;
    doors[`${door}.tsx`] = compiled;
    doors[`${door}.js`] = `${target}.js`;
    doors[`${door}.css`] = `${target}.css`;
  }
  return doors;
}

/** Types of what only a bundler can import: `"types": ["@stoa/shared/bundler"]` in a tsconfig. */
const bundlerTypes = ({ name }: Manifest): Exports =>
  name === '@stoa/shared' ? { './bundler': { types: './bundler.d.ts' } } : {};
