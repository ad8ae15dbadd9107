import type { HelpDraft } from '@stoa/shared/contract/administration/help-articles.ts';
import { accountArticles } from './account.ts';
import { withFrenchSpaces } from './french-spaces.ts';
import { learningArticles } from './learning.ts';
import { pathArticles } from './paths.ts';
import { payingArticles } from './paying.ts';
import { proofArticles } from './proof.ts';
import { startArticles } from './start.ts';
import { moreTeachingArticles } from './teaching-more.ts';
import { teachingArticles } from './teaching.ts';

const written: readonly HelpDraft[] = [
  ...startArticles,
  ...learningArticles,
  ...proofArticles,
  ...payingArticles,
  ...accountArticles,
  ...teachingArticles,
  ...moreTeachingArticles,
  ...pathArticles,
];

const setInFrench = ({ title, summary, text }: HelpDraft['words']['fr']): HelpDraft['words']['fr'] => ({
  title: withFrenchSpaces(title),
  summary: withFrenchSpaces(summary),
  text: withFrenchSpaces(text),
});

/** The articles that come with the product, in the order of the help centre: what it says is what the software does. */
export const shippedArticles: readonly HelpDraft[] = written.map((article) => ({
  ...article,
  words: { en: article.words.en, fr: setInFrench(article.words.fr) },
}));
