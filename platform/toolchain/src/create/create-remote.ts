import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { findProject, freePort } from './find-project.ts';
import { nameRemote, type RemoteNames } from './name-remote.ts';
import { writeTemplate } from './write-template.ts';

export interface CreateOptions {
  /** Folder in which the remote's own folder is made. */
  dir: string;
  title?: string | undefined;
  route?: string | undefined;
  /**
   * Of a remote that stands alone: gives it the packages that it needs. Returns package → what package.json says of it,
   * a version or a file below `dir`.
   */
  bring(dir: string): Promise<Record<string, string>>;
}

export interface CreatedRemote {
  name: string;
  dir: string;
  route: string;
  port: number;
  /** True in this project's own folders, where it shares what is installed; else it brings its packages along. */
  isWorkspace: boolean;
  files: string[];
}

/** Ports of remotes that stand alone begin after those of the project. */
const ALONE_PORT = 8110;

/** Makes a remote from the template. @throws an error that names the rule which the name or the folder breaks */
export async function createRemote(name: string, { dir, title, route, bring }: CreateOptions): Promise<CreatedRemote> {
  const names = nameRemote(name, { title, route });
  const folder = resolve(dir, name);
  const root = findProject(resolve(dir));
  if (root && folder !== join(root, name)) {
    throw new Error(
      `A remote of this project stands in its root, beside the others: ${relative(process.cwd(), join(root, name))}. To make one that stands alone, choose a folder outside the project with --dir.`,
    );
  }
  await requireFree(folder, name);
  try {
    return await (root ? createWorkspace(root, folder, names) : createAlone(folder, names, bring));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function requireFree(folder: string, name: string): Promise<void> {
  const present = existsSync(folder) ? await readdir(folder) : [];
  if (present.length === 0) return;
  if (present.includes('remote.config.ts')) throw new Error(`The name ${name} is taken: ${folder} is a remote.`);
  throw new Error(`${folder} is not empty. A new remote needs an empty folder, or one that is not there yet.`);
}

async function createWorkspace(root: string, dir: string, names: RemoteNames): Promise<CreatedRemote> {
  const port = freePort(root);
  const files = await writeTemplate(dir, ['remote', 'workspace'], { ...names, port });
  const ours = Object.fromEntries(
    await Promise.all(['shared', 'platform/toolchain'].map((folder) => releaseIn(join(root, folder)))),
  );
  await changeManifest(join(dir, 'package.json'), (manifest) => {
    const { overrides: _ofRoot, ...kept } = pinPackages(manifest, ours);
    return { ...kept, name: `@stoa/${names.name}` };
  });
  await addToWorkspaces(join(root, 'package.json'), names.name);
  return { name: names.name, dir, route: names.route, port, isWorkspace: true, files };
}

async function releaseIn(dir: string): Promise<[name: string, version: string]> {
  const manifest = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as { name: string; version: string };
  return [manifest.name, manifest.version];
}

/** After the last remote, so that they stand together. */
const addToWorkspaces = (file: string, name: string): Promise<void> =>
  changeManifest(file, (manifest) => {
    const { workspaces = [] } = manifest;
    const place = workspaces.findLastIndex((other) => other.startsWith('mf-')) + 1;
    return workspaces.includes(name) ? manifest : { ...manifest, workspaces: workspaces.toSpliced(place, 0, name) };
  });

async function createAlone(dir: string, names: RemoteNames, bring: CreateOptions['bring']): Promise<CreatedRemote> {
  await mkdir(dir, { recursive: true });
  const packages = await bring(dir);
  const files = await writeTemplate(dir, ['remote', 'alone'], { ...names, port: ALONE_PORT });
  const brought = Object.entries(packages).filter(([, place]) => place.startsWith('file:'));
  await changeManifest(join(dir, 'package.json'), (manifest) => nameAll(pinPackages(manifest, packages), brought));
  const { name, route } = names;
  const all = [...files, ...brought.map(([, place]) => place.slice('file:'.length))];
  return { name, dir, route, port: ALONE_PORT, isWorkspace: false, files: all };
}

/** No registry has what these files need of one another: npm finds it among what the remote itself names. */
function nameAll(manifest: ChangedManifest, brought: readonly [name: string, place: string][]): ChangedManifest {
  const { dependencies = {}, devDependencies = {} } = manifest;
  const unnamed = brought.filter(([name]) => !(name in dependencies));
  const named = Object.entries({ ...devDependencies, ...Object.fromEntries(unnamed) });
  return { ...manifest, devDependencies: Object.fromEntries(named.sort(([one], [other]) => one.localeCompare(other))) };
}

interface ChangedManifest {
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [other: string]: unknown;
}

function pinPackages(manifest: ChangedManifest, packages: Record<string, string>): ChangedManifest {
  const pinned = ['dependencies', 'devDependencies'].map((kind) => {
    const asked = (manifest[kind] ?? {}) as Record<string, string>;
    return [kind, Object.fromEntries(Object.entries(asked).map(([name, place]) => [name, packages[name] ?? place]))];
  });
  return { ...manifest, ...(Object.fromEntries(pinned) as object) };
}

async function changeManifest(file: string, change: (manifest: ChangedManifest) => ChangedManifest): Promise<void> {
  const changed = change(JSON.parse(await readFile(file, 'utf8')) as ChangedManifest);
  await writeFile(file, `${JSON.stringify(changed, null, 2)}\n`);
}
