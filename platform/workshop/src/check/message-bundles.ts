/** The bundles of texts in all rooms, for the checks that read them: `messages/x.en.ts` and its other languages. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FIRST_LOCALE } from '@stoa/shared/contract/site/locales.ts';
import { globSync } from 'tinyglobby';
import { root } from '../start/run-command.ts';

export type Texts = Record<string, string>;

/** The rooms that ship as one site and may import the same words. */
const SITE = 'shell,shared,mf-*';
/** Rooms with texts of their own: servers, and what a separate team would have written. */
const OTHERS = 'api,platform/*,platform/toolchain/template/remote,e2e/remotes/*';

const bundlesIn = (rooms: string): string[] =>
  globSync(`{${rooms}}/src/**/messages/*.${FIRST_LOCALE}.ts`, { cwd: root }).sort();

/** English files, as paths from the root. */
export const siteBundles = (): string[] => bundlesIn(SITE);
export const allBundles = (): string[] => bundlesIn(`${SITE},${OTHERS}`);

export const inLocale = (file: string, locale: string): string => file.replace(`.${FIRST_LOCALE}.ts`, `.${locale}.ts`);

/** @throws when the file does not export its texts under the name of their language. */
export async function textsOf(file: string, locale: string): Promise<Texts> {
  const module = (await import(pathToFileURL(join(root, file)).href)) as Record<string, Texts | undefined>;
  const texts = module[locale];
  if (!texts) throw new Error(`${file} must export its texts as '${locale}'.`);
  return texts;
}

/** The texts that stand in the file itself, not those it takes from `i18n/words`. */
export async function literalsIn(file: string): Promise<Set<string>> {
  const source = await readFile(join(root, file), 'utf8');
  const literals = source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g);
  return new Set(Array.from(literals, ([, single, double = '']) => (single ?? double).replaceAll(/\\(['"])/g, '$1')));
}
