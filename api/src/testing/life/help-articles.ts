import { v7 } from 'uuid';
import { helpAnswers, helpArticles, helpVersions } from '../../administration/help-articles/help-articles.tables.ts';
import type { Life } from '../full-life.ts';

/** Writes an article of the help centre, and says whether it helped. */
export const alone: Life['alone'] = async ({ db }, { user }, { word }) => {
  const words = { title: 'Courses', summary: 'What they are.', text: 'Lessons in an order.' };
  const content = { topic: 'start' as const, audiences: ['guest' as const], words: { en: words, fr: words } };
  const id = v7();
  await db.insert(helpArticles).values({ id, slug: `article-${word.toLowerCase()}` });
  await db.insert(helpVersions).values({ articleId: id, number: 1, content, savedBy: user.id });
  await db.insert(helpAnswers).values({ articleId: id, userId: user.id, isHelpful: true });
};
