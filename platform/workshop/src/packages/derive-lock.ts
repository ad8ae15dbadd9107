/** What a package-lock.json says of one place in node_modules; only what is read here has a name. */
export interface LockedPackage {
  version?: string;
  name?: string;
  link?: boolean;
  resolved?: string;
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [other: string]: unknown;
}

export interface Lock {
  name: string;
  version: string;
  lockfileVersion: number;
  requires: boolean;
  packages: Record<string, LockedPackage>;
}

interface Derivation {
  /** The project's own lock. */
  project: Lock;
  /** Folder of the remote, and what its package.json says. */
  folder: string;
  manifest: LockedPackage;
  /** Workspaces that the remote takes from a registry: their folder, and package.json as it is packed there. */
  packed: Readonly<Record<string, LockedPackage>>;
}

const copiedFields = ['version', 'name', 'license', 'engines', 'dependencies', 'devDependencies'] as const;

/**
 * The lock of a remote that stands alone: of the project's own, what this remote reaches. So it installs, alone, exactly
 * what it was tested with here. What we publish ourselves has no integrity in it, because it is made of these sources.
 * @throws when two versions would need the same place
 */
export function deriveLock({ project, folder, manifest, packed }: Derivation): Lock {
  const packages: Record<string, LockedPackage> = {};
  const reach = (place: string, isDev: boolean) => {
    const target = standalonePlace(place, folder);
    const known = packages[target];
    const found = describe(place);
    if (known && known.version !== found.version) throw new Error(`${folder}: two versions at ${target}.`);
    if (known && (isDev || !known.dev)) return;
    packages[target] = { ...withoutNews(found), ...optionalOf(place, found), ...(isDev && { dev: true }) };
    follow(place, found, isDev);
  };
  const describe = (place: string): LockedPackage => {
    const ours = packed[place];
    if (!ours) return project.packages[place]!;
    const { version, dependencies, bin, peerDependencies, peerDependenciesMeta } = ours;
    // npm links commands as the lock says, not as the package does.
    return {
      version,
      ...(bin ? { bin } : {}),
      dependencies,
      ...(peerDependencies && { peerDependencies, peerDependenciesMeta }),
    };
  };
  /** A registry may lack what is for another machine; npm would look for it, and refuse the lock. */
  const optionalOf = (place: string, { optionalDependencies }: LockedPackage): LockedPackage => {
    const known = Object.entries(optionalDependencies ?? {}).filter(([name]) => resolve(project, name, place));
    return known.length > 0 ? { optionalDependencies: Object.fromEntries(known) } : {};
  };
  const follow = (from: string, entry: LockedPackage, isDev: boolean) => {
    for (const name of namesNeededBy(entry)) {
      const place = resolve(project, name, from);
      if (place !== undefined) reach(place, isDev);
    }
  };
  follow(folder, manifest, false);
  follow(folder, { dependencies: manifest.devDependencies ?? {} }, true);
  const own = Object.fromEntries(copiedFields.flatMap((field) => (manifest[field] ? [[field, manifest[field]]] : [])));
  const sorted = Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1));
  const { lockfileVersion, requires } = project;
  const { name, version } = manifest as { name: string; version: string };
  return { name, version, lockfileVersion, requires, packages: { '': own, ...Object.fromEntries(sorted) } };
}

/** What npm writes for readers, and what holds for the project alone. */
function withoutNews(entry: LockedPackage): LockedPackage {
  const {
    dev: _dev,
    devOptional: _devOptional,
    license: _license,
    funding: _funding,
    optionalDependencies: _optional,
    ...kept
  } = entry;
  return kept;
}

/** Optional peers come with whoever asks for them otherwise. */
const namesNeededBy = ({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: LockedPackage): string[] => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional),
];

/** Where code at `from` finds a package, as Node looks for it; workspaces are told by their own folder. */
function resolve({ packages }: Lock, name: string, from: string): string | undefined {
  for (let at: string | undefined = from; at !== undefined; at = above(at)) {
    const place = `${at}${at && '/'}node_modules/${name}`;
    const found = packages[place];
    if (found) return found.link ? found.resolved : place;
  }
  return undefined;
}

/** `a/node_modules/b` → `a` → the root. */
function above(place: string): string | undefined {
  if (place === '') return undefined;
  const cut = place.lastIndexOf('/node_modules/');
  return cut < 0 ? '' : place.slice(0, cut);
}

const workspacePackages: Readonly<Record<string, string>> = {
  shared: 'node_modules/@stoa/shared',
  'platform/server': 'node_modules/@stoa/server',
  'platform/toolchain': 'node_modules/@stoa/toolchain',
};

/** The same place where the remote's folder is the root. */
function standalonePlace(place: string, folder: string): string {
  if (place.startsWith(`${folder}/`)) return place.slice(folder.length + 1);
  const workspace = Object.keys(workspacePackages).find((one) => place === one || place.startsWith(`${one}/`));
  return workspace ? `${workspacePackages[workspace]}${place.slice(workspace.length)}` : place;
}
