/** Does every English text keep to docs/glossary.md? The page is both what people read and what is checked here. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FIRST_LOCALE } from '@stoa/shared/contract/site/locales.ts';
import { ruleTextsFr } from '@stoa/shared/contract/kernel/rule-texts-fr.ts';
import { globSync } from 'tinyglobby';
import { allBundles, textsOf } from './message-bundles.ts';
import { textsInSource } from './source-texts.ts';
import { root } from '../start/run-command.ts';

/** Where people read texts that stand in no bundle: titles and menus, the API's refusals and what its calls are about. */
const SOURCES = [
  'mf-*/src/screens.ts',
  'shared/src/contract/**/*.ts',
  'api/src/**/*.ts',
  '!shared/src/contract/kernel/routes.ts',
  '!**/*.test.ts',
  '!**/testing/**',
  '!**/messages/**',
  '!**/*-fr.ts',
];

interface Glossary {
  /** What to say for what: `{ 'sign in': 'log in' }`. */
  refused: Map<string, string>;
  /** Fixed elsewhere, letter by letter. */
  exact: string[];
}

/** @throws with every text that uses a word of the column “not”. */
export async function checkGlossary(): Promise<void> {
  const glossary = readGlossary(await readFile(join(root, 'docs/glossary.md'), 'utf8'));
  const sources = globSync(SOURCES, { cwd: root }).sort();
  const texts = (await Promise.all([...allBundles().map(placesOf), ...sources.map(placesInSource)])).flat();
  for (const rule of Object.keys(ruleTextsFr)) texts.push({ where: 'contract/rule-texts-fr.ts', text: rule });
  const faults = texts.flatMap(({ where, text }) =>
    refusedIn(glossary, text).map((word) => `${where}: say “${glossary.refused.get(word)}”, not “${word}”.`),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

function readGlossary(page: string): Glossary {
  const [words = [], exact = []] = page.split(/^## /m).slice(1, 3).map(rowsOf);
  const refused = new Map(words.flatMap(([say = '', not = '']) => not.split(', ').map((word) => [word, say] as const)));
  return { refused, exact: exact.map(([word = '']) => word) };
}

/** The cells of a Markdown table, without its head. */
const rowsOf = (section: string): string[][] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

function refusedIn({ refused, exact }: Glossary, text: string): string[] {
  const free = exact.reduce((rest, words) => rest.replaceAll(words, ''), text);
  return [...refused.keys()].filter((word) => new RegExp(String.raw`\b${word}\b`, 'i').test(free));
}

async function placesOf(file: string): Promise<{ where: string; text: string }[]> {
  const texts = await textsOf(file, FIRST_LOCALE);
  return Object.entries(texts).map(([key, text]) => ({ where: `${file} '${key}'`, text }));
}

async function placesInSource(file: string): Promise<{ where: string; text: string }[]> {
  const source = await readFile(join(root, file), 'utf8');
  return textsInSource(file, source).map((text) => ({ where: `${file} '${text}'`, text }));
}
