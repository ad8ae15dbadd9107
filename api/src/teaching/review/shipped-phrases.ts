import { eq } from 'drizzle-orm';
import { FIRST_LOCALE, type Locale } from '@stoa/shared/contract/site/locales.ts';
import type { ReviewedThing } from '@stoa/shared/contract/teaching/review-words.ts';
import type { Database } from '../../kernel/database/database.ts';
import { createTexts } from '../../kernel/texts.ts';
import { users } from '../../kernel/users.tables.ts';
import { en } from './messages/shipped-phrases.en.ts';
import { fr } from './messages/shipped-phrases.fr.ts';

const texts = createTexts({ en, fr });
const phrases = {
  course: [
    'course.outcome',
    'course.title',
    'course.long',
    'course.sound',
    'course.captions',
    'course.rights',
    'course.quiz',
    'course.spelling',
  ],
  path: ['path.audience', 'path.order', 'path.overlap', 'path.level', 'path.banner', 'path.spelling'],
} as const satisfies Record<ReviewedThing, readonly (keyof typeof en)[]>;

interface Asked {
  /** Of who will read them. */
  id: string;
  about: ReviewedThing;
  /** In which they are where nobody has this id. */
  locale: Locale;
}

export async function listShippedPhrases(db: Database, { id, about, locale: asked }: Asked) {
  const [author] = await db.select({ locale: users.locale }).from(users).where(eq(users.id, id));
  const locale = author ? (author.locale ?? FIRST_LOCALE) : asked;
  const t = texts(locale);
  return { locale, phrases: phrases[about].map((key) => t(key)) };
}
