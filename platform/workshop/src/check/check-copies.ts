/**
 * Does the same text stand in two bundles? What several say is a word of `shared/src/i18n/words`. Two texts are the same
 * when every language says them with the same words: 'All' is 'Tous' of courses and 'Toutes' of notices.
 */
import { locales } from '@stoa/shared/contract/site/locales.ts';
import { inLocale, literalsIn, siteBundles, textsOf } from './message-bundles.ts';

/** @throws with every text that more than one bundle holds. */
export async function checkCopies(): Promise<void> {
  const holders = new Map<string, Set<string>>();
  for (const file of siteBundles()) {
    for (const text of await ownTextsOf(file)) holders.set(text, (holders.get(text) ?? new Set()).add(file));
  }
  const faults = [...holders]
    .filter(([, files]) => files.size > 1)
    .map(([text, files]) => `${text} stands in ${[...files].join(' and ')}: make it a word of shared/src/i18n/words.`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** What the bundle says in its own words, all languages together. */
async function ownTextsOf(file: string): Promise<string[]> {
  const literals = await literalsIn(file);
  const bundles = await Promise.all(locales.map((locale) => textsOf(inLocale(file, locale), locale)));
  const [first = {}] = bundles;
  return Object.keys(first)
    .filter((key) => literals.has(first[key]!))
    .map((key) => bundles.map((texts) => `“${texts[key]}”`).join(' = '));
}
