/**
 * Are the texts of every room complete? Each `messages/x.en.ts` must have its `x.fr.ts` with the same keys, and each text
 * must be an ICU message with the same values and tags in every language. French keeps its marks with their words. What
 * nothing says is no text any more.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { FIRST_LOCALE, locales } from '@stoa/shared/contract/site/locales.ts';
import { allBundles, inLocale, type Texts, textsOf } from './message-bundles.ts';
import { root } from '../start/run-command.ts';
import { unusedKeys } from './unused-texts.ts';

/** A mark that a plain space would let fall onto the next line. */
const LONELY_MARK = / [:;?!»]|« /;

/** @throws with every fault found. */
export async function checkMessages(): Promise<void> {
  const faults = (await Promise.all(allBundles().map(faultsOf))).flat();
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

async function faultsOf(file: string): Promise<string[]> {
  const first = await textsOf(file, FIRST_LOCALE);
  const unused = await unusedKeys(file, Object.keys(first));
  const faults = [
    ...unused.map((key) => `${file} has '${key}', which nothing says: take it out, in every language.`),
    ...Object.entries(first).flatMap(([key, text]) => faultOfMessage(file, key, text)),
  ];
  for (const locale of locales.filter((one) => one !== FIRST_LOCALE)) {
    const other = inLocale(file, locale);
    if (!existsSync(join(root, other))) faults.push(`${other} is missing.`);
    else faults.push(...compare(other, first, await textsOf(other, locale)));
  }
  return faults;
}

function compare(file: string, first: Texts, other: Texts): string[] {
  const missing = Object.keys(first).filter((key) => !(key in other));
  const unknown = Object.keys(other).filter((key) => !(key in first));
  return [
    ...missing.map((key) => `${file} lacks '${key}'.`),
    ...unknown.map((key) => `${file} has '${key}', which English does not have.`),
    ...Object.entries(other)
      .filter(([, text]) => file.endsWith('.fr.ts') && LONELY_MARK.test(text))
      .map(([key]) => `${file} '${key}' has a plain space beside : ; ? ! or inside « »; write a no-break space.`),
    ...Object.entries(other).flatMap(([key, text]) => {
      const fault = faultOfMessage(file, key, text);
      if (fault.length > 0 || first[key] === undefined) return fault;
      const [wanted, found] = [namesIn(first[key]), namesIn(text)];
      return wanted === found ? [] : [`${file} '${key}' uses ${found || 'no values'}, English ${wanted || 'none'}.`];
    }),
  ];
}

function faultOfMessage(file: string, key: string, text: string): string[] {
  try {
    compile(text);
    return [];
  } catch (error) {
    return [`${file} '${key}' is no ICU message: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Values and tags of a message, sorted. Compiled, every one is the first of a list that has more than itself or stands alone. */
function namesIn(text: string): string {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) {
      const [name, ...rest] = node as unknown[];
      if (typeof name === 'string') names.add(name);
      for (const part of rest) walk(part);
    } else if (typeof node === 'object' && node !== null) {
      for (const branch of Object.values(node)) walkAll(branch);
    }
  };
  const walkAll = (nodes: unknown): void => {
    if (Array.isArray(nodes)) for (const node of nodes) walk(node);
  };
  walkAll(compile(text));
  return [...names].sort().join(', ');
}
