import { eq } from 'drizzle-orm';
import { legalAgreements, legalDrafts, legalVersions } from '../../people/legal-texts/legal-texts.tables.ts';
import type { Life } from '../full-life.ts';

/** Agrees to the terms, and is one of those who write them. */
export const alone: Life['alone'] = async ({ db }, { user }) => {
  const words = { en: 'Be kind.', fr: 'Soyez aimables.' };
  await db
    .insert(legalDrafts)
    .values({ kind: 'terms-of-use', words, savedBy: user.id })
    .onConflictDoUpdate({ target: legalDrafts.kind, set: { savedBy: user.id } });
  const known = await db.select().from(legalVersions).where(eq(legalVersions.kind, 'terms-of-use'));
  const [version] = await db
    .insert(legalVersions)
    .values({
      ...{ kind: 'terms-of-use', words, holdsFrom: '2026-01-01', publishedBy: user.id },
      number: known.length + 1,
    })
    .returning();
  await db.insert(legalAgreements).values({ userId: user.id, legalVersionId: version!.id });
};
