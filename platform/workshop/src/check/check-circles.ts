/**
 * Which folders of a room know one another, directly or by way of others? Every folder that holds source is a point, every
 * import of its files an arrow, types included. Tests may look anywhere, and what is loaded later
 * (`import('./screen.tsx')`) is no arrow: a table of screens names all of them and knows none. ARCHITECTURE.md says which
 * circles that leaves.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { alg, Graph } from '@dagrejs/graphlib';
import { parseSync } from 'oxc-parser';
import { globSync } from 'tinyglobby';
import { root, workspaces } from '../start/run-command.ts';

/** Of the arrows in a circle, those that are told: the fewest imports first, for these are cut soonest. */
const MOST_ARROWS = 8;
/** Tests and what they stand on look wherever they want. A spec of `e2e` does not: there the specs are the source. */
const LEFT_OUT = ['!**/*.test.*', '!**/testing/**', '!**/node_modules/**', '!**/dist/**'];
/** Rooms that are free of circles. */
const rooms = workspaces;

/** @throws with the folders of every circle, and the arrows that close it. */
export async function checkCircles(): Promise<void> {
  const circles = (await Promise.all(rooms.map((room) => circlesOf(room)))).flat();
  if (circles.length > 0) throw new Error(circles.join('\n'));
}

/** The circles of folders in a room, in words. `base`: the folder that it stands in. */
export async function circlesOf(room: string, base = root): Promise<string[]> {
  const graph = new Graph();
  const files = globSync([`${room}/**/*.{ts,tsx}`, ...LEFT_OUT], { cwd: base });
  for (const file of files) {
    for (const imported of await importsOf(file, base)) {
      const arrow = { v: dirname(file), w: dirname(imported) };
      graph.setEdge(arrow, [...((graph.edge(arrow) as string[] | undefined) ?? []), file]);
    }
  }
  const circles = alg.tarjan(graph).filter(({ length }) => length > 1);
  return circles.map((folders) => inWords(graph, folders.sort()));
}

/** The files of its own room that a file imports, as paths from the base. */
async function importsOf(file: string, base: string): Promise<string[]> {
  const { module } = parseSync(file, await readFile(join(base, file), 'utf8'));
  const from = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
  ];
  return from.filter((path) => path?.startsWith('.')).map((path) => join(dirname(file), path!));
}

function inWords(graph: Graph, folders: string[]): string {
  const arrows = graph
    .edges()
    .filter(({ v, w }) => v !== w && folders.includes(v) && folders.includes(w))
    .map(({ v, w }) => ({ v, w, files: graph.edge(v, w) as string[] }))
    .sort((one, other) => one.files.length - other.files.length)
    .slice(0, MOST_ARROWS);
  return [
    `These ${folders.length} folders know one another; each should know only those below it: ${folders.join(', ')}.`,
    ...arrows.map(({ v, w, files }) => `  ${v} → ${w}: ${files.length}, as in ${files[0]}`),
  ].join('\n');
}
