/**
 * Are the remotes the same house? At the top of each and of its `src` lie the files of the template, neither more nor
 * fewer; below `src` stand the rooms of this table. A remote of several products has a folder for each, and the rooms in
 * there. A screen is what its table of screens loads, and nothing else. The shell has rooms of its own beside these, which
 * hold in it what they hold in a remote.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { globSync } from 'tinyglobby';
import { root } from '../start/run-command.ts';

const TEMPLATE = 'platform/toolchain/template/remote';
/** What the template gets when it becomes a remote. */
const ownPapers = ['README.md', 'package-lock.json'];

/** Room → the files that belong there, from that room on. */
const rooms: Record<string, RegExp> = {
  // One file an address, with its styles; what else stands on one is a section or a feature.
  screens: /^[a-z0-9-]+(?:-screen\.tsx|-screen\.module\.css|\.test\.tsx)$/,
  sections: /^[^/]+$/,
  // A folder for each noun.
  features: /^[^/]+\/.+$/,
  ui: /^[^/]+$/,
  messages: /^[a-z0-9-]+(?:\.[a-z]{2})?\.ts$/,
  testing: /^[^/]+\.tsx?$/,
};
/** What several features of one house stand on, and no other house has. */
const ownRooms: Record<string, readonly string[]> = {
  // The course that is edited and its parts; saving, whatever is edited; the site's lists to choose from.
  'mf-studio/src': ['builder', 'saving', 'taxonomy'],
  // What stands beside the desk's screens; the one table of all desks.
  'mf-dashboard/src': ['frame', 'data-table'],
  // A form that ends in one call.
  'mf-dashboard/src/account': ['forms'],
};

/** @throws with all that differs. */
export function checkHouses(): Promise<void> {
  const template = filesOf(TEMPLATE);
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const differences = [TEMPLATE, ...remotes].flatMap((house) =>
    differencesOf({ house, files: filesOf(house), loaded: loadedBy(house) }, template),
  );
  differences.push(...misplacedInShell(filesOf('shell'), loadedBy('shell')));
  return differences.length > 0 ? Promise.reject(new Error(differences.join('\n'))) : Promise.resolve();
}

/** What builds and tests leave behind. */
const leftBehind = ['**/node_modules/**', '{dist,coverage,test-results}/**', '**/.cache/**', '*.tsbuildinfo', '.env'];

/** As paths from the folder itself. */
const filesOf = (folder: string): string[] =>
  globSync('**', {
    cwd: `${root}${folder}`,
    dot: true,
    ignore: leftBehind,
  }).sort();

/** What its `screens.ts` loads, as paths from `src`. */
function loadedBy(house: string): string[] {
  const table = join(root, house, 'src/screens.ts');
  const source = readFileSync(table, 'utf8');
  const { dynamicImports } = parseSync(table, source).module;
  return dynamicImports.map(({ moduleRequest: { start, end } }) => join(source.slice(start + 1, end - 1)));
}

interface House {
  /** Its folder, from the root. */
  house: string;
  files: readonly string[];
  /** What its table of screens loads. */
  loaded: readonly string[];
}

/** In which a remote is another house than the template. */
export function differencesOf({ house, files, loaded }: House, template: readonly string[]): string[] {
  const inSource = below('src', files);
  const products = foldersOf(inSource).filter((folder) =>
    inSource.some((file) => file.startsWith(`${folder}/screens/`)),
  );
  return [
    ...unlike(house, topOf(files), topOf(template)),
    ...unlike(`${house}/src`, topOf(inSource), topOf(below('src', template))),
    ...strayIn(`${house}/src`, inSource, products),
    ...products.flatMap((product) => strayIn(`${house}/src/${product}`, below(product, inSource), [])),
    ...withoutAddress(house, inSource, loaded),
  ];
}

/** What the shell has in rooms of the remotes' names that would not belong there in a remote. */
export function misplacedInShell(files: readonly string[], loaded: readonly string[]): string[] {
  const inSource = below('src', files);
  return [...misplacedIn('shell/src', inSource), ...withoutAddress('shell', inSource, loaded)];
}

const withoutAddress = (house: string, inSource: readonly string[], loaded: readonly string[]): string[] =>
  inSource
    .filter((file) => /(^|\/)screens\/[^/]+-screen\.tsx$/.test(file) && !loaded.includes(file))
    .map((file) => `${house}/src/${file}: src/screens.ts gives it no address. Declare it there, or call it a section.`);

function unlike(place: string, own: readonly string[], like: readonly string[]): string[] {
  const isPaper = (name: string) => ownPapers.includes(name);
  return [
    ...own.filter((name) => !like.includes(name) && !isPaper(name)).map((name) => `${place}/${name}: no other has it.`),
    ...like
      .filter((name) => !own.includes(name) && !isPaper(name))
      .map((name) => `${place}/${name}: all others have it.`),
  ];
}

/** What lies in a house, or in one of its products, and in no room of it. */
function strayIn(place: string, files: readonly string[], products: readonly string[]): string[] {
  // What the products share is below them.
  const known = products.length > 0 ? ['ui', 'messages', 'testing', ...products] : Object.keys(rooms);
  const folders = foldersOf(files).filter((folder) => !ownRooms[place]?.includes(folder));
  const strangers = folders.filter((folder) => !known.includes(folder));
  return [
    ...strangers.map((folder) => `${place}/${folder}: no such room. There are ${known.join(', ')}.`),
    ...misplacedIn(place, files),
    ...(place.endsWith('/src') ? [] : topOf(files).map((file) => `${place}/${file}: lies in no room.`)),
  ];
}

const misplacedIn = (place: string, files: readonly string[]): string[] =>
  Object.entries(rooms).flatMap(([room, belongs]) =>
    below(room, files)
      .filter((file) => !belongs.test(file))
      .map((file) => `${place}/${room}/${file}: no file for ${room}/.`),
  );

const below = (folder: string, files: readonly string[]): string[] =>
  files.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1));
const topOf = (files: readonly string[]): string[] => files.filter((file) => !file.includes('/'));
const foldersOf = (files: readonly string[]): string[] => [
  ...new Set(files.filter((file) => file.includes('/')).map((file) => file.slice(0, file.indexOf('/')))),
];
