import { relative } from 'node:path';
import colours from 'picocolors';
import { createRemote, type CreatedRemote } from '../../create/create-remote.ts';
import type { Output } from '../output.ts';

export interface CreateCommandOptions {
  dir: string;
  title?: string;
  route?: string;
  json?: boolean;
}

export async function create(name: string, options: CreateCommandOptions): Promise<Output> {
  const say = (line: string) => void (options.json || console.error(colours.dim(line)));
  const created = await createRemote(name, { ...options, say });
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
  'npm test',
  'npx stoa dev --site https://your-site.example   # in your own browser, on the running site',
  'npm run build && npx stoa doctor                # does it leave anything behind?',
  'npx stoa login --url https://your-site.example  # a token comes from whoever has admin there',
  'npx stoa publish . --url https://your-site.example',
];

const stepsInProject = ({ name }: CreatedRemote): string[] => [
  'npm install',
  'npm test -- --only web',
  `npm run dev -- ${name}`,
  'npm start',
];
