import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { globSync } from 'tinyglobby';
import { root, workspaces } from '../start/run-command.ts';

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

/** One of the tests' remotes brings another React: that it can is what it proves. npm lays both below e2e/. */
const testRemotes = ['e2e/**', 'node_modules/@stoa/{e2e,mf-greeting-*}/**'];

/** @throws naming what is not pinned, is pinned differently in two rooms, is installed twice, or used by a remote that does not declare it */
export async function checkDependencies(): Promise<void> {
  const faults = [...unpinned(), ...doubled(), ...undeclared()];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

function unpinned(): string[] {
  const seen = new Map<string, { version: string; room: string }>();
  const faults: string[] = [];
  const ofTests = globSync('e2e/remotes/*/package.json', { cwd: root }).map(dirname);
  for (const room of ['.', ...workspaces, ...ofTests]) {
    const manifest = JSON.parse(readFileSync(`${root}${room}/package.json`, 'utf8')) as Manifest;
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      if (!/^(npm:.+@)?\d+\.\d+\.\d+/.test(version))
        faults.push(`${room}/package.json: ${name} is '${version}'; pin it exactly.`);
      const first = seen.get(name);
      if (first && first.version !== version && !ofTests.includes(room)) {
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
        `{*,platform/*}/node_modules/${name}/package.json`,
      ],
      { cwd: root, dot: true, ignore: testRemotes },
    ).filter((path) => !path.includes('/.cache/'));
    return copies.length > 1 ? [`${name} is installed ${copies.length} times: ${copies.join(', ')}`] : [];
  });
}

/** Here a remote finds whatever the root has; where it stands alone, only what it names. */
function undeclared(): string[] {
  return workspaces
    .filter((room) => room.startsWith('mf-'))
    .flatMap((room) => {
      const manifest = JSON.parse(readFileSync(`${root}${room}/package.json`, 'utf8')) as Manifest;
      const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
      const files = globSync(['src/**/*.{ts,tsx}', '*.{ts,js}'], { cwd: `${root}${room}`, absolute: true });
      const used = new Set(files.flatMap((file) => packagesIn(readFileSync(file, 'utf8'))));
      return [...used]
        .filter((name) => !declared.includes(name))
        .map((name) => `${room} uses ${name} and does not name it in its package.json.`);
    });
}

/** The packages that a source imports; built-in modules and its own files are none. */
const packagesIn = (source: string): string[] =>
  [
    ...source.matchAll(
      /(?:^(?:import|export)\b[^'\n]* from|^\} from|^import|\bimport\() ?'(@[^/']+\/[^/']+|[^@./'][^/']*)/gm,
    ),
  ]
    .map(([, name]) => name!)
    .filter((name) => !name.startsWith('node:'));
