import { expect, test } from '@jest/globals';
import { helpDraft } from '@stoa/shared/contract/administration/help-articles.ts';
import { helpAudiences, linkedHelp } from '@stoa/shared/contract/administration/help-words.ts';
import { addresses } from '@stoa/shared/contract/site/addresses.ts';
import { locales } from '@stoa/shared/contract/site/locales.ts';
import { shippedArticles } from './shipped/shipped-articles.ts';

test('each article keeps the rules of articles, and has an address of its own', () => {
  for (const article of shippedArticles) expect(helpDraft.parse(article)).toEqual(article);
  expect(new Set(shippedArticles.map(({ slug }) => slug)).size).toBe(shippedArticles.length);
});

test('everyone finds several, and screens link to none that is not there', () => {
  for (const audience of helpAudiences) {
    const theirs = shippedArticles.filter(({ audiences }) => audiences.includes(audience));
    expect(theirs.length).toBeGreaterThanOrEqual(4);
  }
  const slugs = shippedArticles.map(({ slug }) => slug);
  expect(Object.values(linkedHelp).filter((slug) => !slugs.includes(slug))).toEqual([]);
});

test.each(shippedArticles.map((article) => [article.slug, article] as const))(
  '%s says as much in each language',
  (_, article) => {
    const partsOf = (text: string) => (text.match(/^## /gm) ?? []).length;
    const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to);
    const { en, fr } = article.words;
    for (const locale of locales) {
      const { title, summary, text } = article.words[locale];
      expect([title, summary].every((part) => part.length > 0)).toBe(true);
      expect(text.length).toBeGreaterThan(300);
    }
    expect(partsOf(fr.text)).toBe(partsOf(en.text));
    expect(linksOf(fr.text)).toEqual(linksOf(en.text));
  },
);

test('links lead to screens of the site', () => {
  const known: readonly string[] = Object.values(addresses);
  const links = shippedArticles.flatMap(({ words }) =>
    locales.flatMap((locale) => [...words[locale].text.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to)),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((link) => !known.includes(link.split('?')[0] ?? ''))).toEqual([]);
});

test('French is set as French is', () => {
  const plain = shippedArticles.filter(({ words: { fr } }) =>
    [fr.title, fr.summary, fr.text].some((text) => / [:;?!»]|« /.test(text)),
  );
  expect(plain.map(({ slug }) => slug)).toEqual([]);
});
