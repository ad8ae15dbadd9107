import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { findProject, freePort } from './find-project.ts';
import { nameRemote, type RemoteNames } from './name-remote.ts';
import { packPackages } from './pack.ts';
import { writeTemplate } from './write-template.ts';

export interface CreateOptions {
  /** Folder in which the remote's own folder is made. */
  dir: string;
  title?: string | undefined;
  route?: string | undefined;
  say(line: string): void;
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
export async function createRemote(name: string, { dir, title, route, say }: CreateOptions): Promise<CreatedRemote> {
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
    return await (root ? createWorkspace(root, folder, names) : createAlone(folder, names, say));
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
  await addToWorkspaces(join(root, 'package.json'), names.name);
  return { name: names.name, dir, route: names.route, port, isWorkspace: true, files };
}

/** After the last remote, so that they stand together. */
async function addToWorkspaces(file: string, name: string): Promise<void> {
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { workspaces: string[] };
  const { workspaces } = manifest;
  if (workspaces.includes(name)) return;
  workspaces.splice(workspaces.findLastIndex((other) => other.startsWith('mf-')) + 1, 0, name);
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

async function createAlone(dir: string, names: RemoteNames, say: CreateOptions['say']): Promise<CreatedRemote> {
  await mkdir(join(dir, 'packages'), { recursive: true });
  const packed = await packPackages(join(dir, 'packages'), say);
  const files = await writeTemplate(dir, ['remote', 'alone'], { ...names, port: ALONE_PORT });
  await pinPackages(join(dir, 'package.json'), packed);
  const { name, route } = names;
  const brought = Object.values(packed).map((file) => `packages/${file}`);
  return { name, dir, route, port: ALONE_PORT, isWorkspace: false, files: [...files, ...brought] };
}

async function pinPackages(file: string, packed: Record<string, string>): Promise<void> {
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, Record<string, string>>;
  for (const kind of ['dependencies', 'devDependencies']) {
    for (const name of Object.keys(manifest[kind] ?? {})) {
      if (packed[name]) manifest[kind]![name] = `file:packages/${packed[name]}`;
    }
  }
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
