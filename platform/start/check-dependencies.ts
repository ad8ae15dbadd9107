import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { root, workspaces } from './run-command.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Two copies of one of these in a page are a defect, not a detail. */
const once = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'zustand',
  '@tanstack/react-query',
  '@mantine/core',
  'single-spa',
  'ky',
  'zod',
];

/** @throws naming every direct dependency that is not pinned, is pinned differently in two rooms, or is installed twice. */
export async function checkDependencies(): Promise<void> {
  const faults = [...unpinned(), ...doubled()];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

function unpinned(): string[] {
  const seen = new Map<string, { version: string; room: string }>();
  const faults: string[] = [];
  for (const room of ['.', ...workspaces]) {
    const manifest = JSON.parse(readFileSync(`${root}${room}/package.json`, 'utf8')) as Manifest;
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      if (!/^(npm:.+@)?\d+\.\d+\.\d+/.test(version))
        faults.push(`${room}/package.json: ${name} is '${version}'; pin it exactly.`);
      const first = seen.get(name);
      if (first && first.version !== version) {
        faults.push(`${name} is ${first.version} in ${first.room} and ${version} in ${room}; use one.`);
      }
      seen.set(name, first ?? { version, room });
    }
  }
  return faults;
}

function doubled(): string[] {
  return once.flatMap((name) => {
    const copies = globSync(
      [
        `node_modules/${name}/package.json`,
        `node_modules/**/node_modules/${name}/package.json`,
        `*/node_modules/${name}/package.json`,
      ],
      { cwd: root, dot: true },
    ).filter((path) => !path.includes('/.cache/'));
    return copies.length > 1 ? [`${name} is installed ${copies.length} times: ${copies.join(', ')}`] : [];
  });
}
