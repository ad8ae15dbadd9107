import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import colours from 'picocolors';
import { createRemote, type CreatedRemote } from '../create/create-remote.ts';
import { packPackages } from '../create/pack.ts';
import type { Output } from '../cli/output.ts';

export interface CreateCommandOptions {
  dir: string;
  title?: string;
  route?: string;
  json?: boolean;
}

export async function create(name: string, options: CreateCommandOptions): Promise<Output> {
  const say = (line: string) => void (options.json || console.error(colours.dim(line)));
  const bring = async (dir: string) => {
    await mkdir(join(dir, 'packages'));
    const packed = Object.entries(await packPackages(join(dir, 'packages'), say));
    return Object.fromEntries(packed.map(([packaged, file]) => [packaged, `file:packages/${file}`]));
  };
  const created = await createRemote(name, { ...options, bring });
  const { isWorkspace, files } = created;
  const steps = isWorkspace ? stepsInProject(created) : stepsAlone(created);
  const lines = [
    `${colours.bold(name)} ${colours.green('created')} in ${relative(process.cwd(), created.dir) || '.'}: ${files.length} files, its screen at ${created.route}.`,
    '',
    ...steps.map((step) => `  ${step}`),
  ];
  return { json: created, lines };
}

const stepsAlone = ({ dir }: CreatedRemote): string[] => [
  `cd ${relative(process.cwd(), dir)}`,
  'npm install',
  'npm run dev                                     # alone, in a plain frame',
  'npm test',
  'npx stoa dev --site https://your-site.example   # in your own browser, on the running site',
  'npm run build && npx stoa doctor                # does it leave anything behind?',
  'npx stoa login --url https://your-site.example  # a token comes from whoever has admin there',
  'npx stoa publish . --url https://your-site.example',
];

const stepsInProject = ({ name }: CreatedRemote): string[] => [
  'npm install',
  'npm run lock',
  'npm test -- --only web',
  `npm run dev -- ${name}`,
  'npm start',
];
