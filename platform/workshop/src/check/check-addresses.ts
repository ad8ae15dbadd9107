/**
 * Does an address of the site stand in its table alone (`contract/site/addresses.ts`)? No string of what runs in production
 * spells one, nor a template that puts one together: links say `to.courseInfo({ slug })`. The landing's `/` is looked for where
 * a link leads; elsewhere a slash means many things.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addresses } from '@stoa/shared/contract/site/addresses.ts';
import { parseSync, Visitor } from 'oxc-parser';
import { globSync } from 'tinyglobby';
import { root } from '../start/run-command.ts';

const production = [
  '{shared,shell,mf-*,api,platform/server,platform/toolchain}/src/**/*.{ts,tsx}',
  'api/demo/**/*.ts',
  '!**/*.test.*',
  '!**/testing/**',
  '!shared/src/contract/site/addresses.ts',
];

/** Stands for what a template fills in. */
const FILLED = '…';
const LANDING = addresses.landing;
/** Attributes, and arguments with a default, that lead somewhere. */
const leading = ['to', 'href'];

/** @throws with every place that spells an address. */
export async function checkAddresses(): Promise<void> {
  const files = globSync(production, { cwd: root }).sort();
  const spelled = await Promise.all(
    files.map(async (file) => addressesIn(file, await readFile(join(root, file), 'utf8'))),
  );
  if (spelled.some(({ length }) => length > 0)) throw new Error(spelled.flat().join('\n'));
}

interface Place {
  start: number;
  end: number;
}

/** The strings and templates of a file that spell an address, in words. */
export function addressesIn(file: string, source: string): string[] {
  const found: string[] = [];
  const ways: Place[] = [];
  const leads = (place: Place | null) => void (place && ways.push(place));
  const look = (text: string, { start }: Place) => {
    const isOnWay = ways.some((way) => way.start <= start && start < way.end);
    const name = text === LANDING && isOnWay ? 'landing' : nameOf(text);
    if (name === undefined) return;
    const line = source.slice(0, start).split('\n').length;
    found.push(
      `${file}:${line}: '${text}' spells addresses.${name}. Say to.${name}(…), which fills it in and encodes.`,
    );
  };
  new Visitor({
    JSXAttribute: ({ name, value }) =>
      void (name.type === 'JSXIdentifier' && leading.includes(name.name) && leads(value)),
    AssignmentPattern: ({ left, right }) =>
      void (left.type === 'Identifier' && leading.includes(left.name) && leads(right)),
    Literal: (node) => void (typeof node.value === 'string' && look(node.value, node)),
    TemplateLiteral: (node) => look(node.quasis.map(({ value }) => value.cooked ?? '').join(FILLED), node),
  }).visit(parseSync(file, source).program);
  return found;
}

/** An origin before the path, whole or filled in. */
const ORIGIN = new RegExp(`^(?:https?://[^/]+|${FILLED})(?=/)`);
/** The most exact first: `/course/reports` is no course. */
const patterns = Object.entries(addresses)
  .filter(([, path]) => path !== LANDING)
  .map(([name, path]) => ({ name, segments: segmentsOf(path) }))
  .sort((one, other) => parametersIn(one.segments) - parametersIn(other.segments));

/** By what name the table knows what a text spells, with or without origin, query and hash. */
function nameOf(text: string): string | undefined {
  const [path = ''] = text.replace(ORIGIN, '').split(/[?#]/);
  if (!path.startsWith('/')) return undefined;
  const segments = segmentsOf(path);
  return patterns.find((pattern) => fits(pattern.segments, segments))?.name;
}

/** A last segment that is empty is what something is put behind: `/course/`. */
const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.at(-1) === '*'
    ? pattern.slice(0, -1).every((segment, place) => segment === segments[place])
    : pattern.length === segments.length &&
      pattern.every((segment, place) => segment.startsWith(':') || segment === segments[place]);

function parametersIn(segments: readonly string[]): number {
  return segments.filter((segment) => segment.startsWith(':')).length;
}

function segmentsOf(path: string): string[] {
  return path.toLowerCase().slice(1).split('/');
}
