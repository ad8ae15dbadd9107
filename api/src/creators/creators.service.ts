import { desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Locale } from '@stoa/shared/contract/locales.ts';
import type { creatorVerification } from '@stoa/shared/contract/profile.ts';
import { API_PREFIX, routes } from '@stoa/shared/contract/routes.ts';
import type { Context } from '../context.ts';
import { type Database, instantOrNull } from '../database/database.ts';
import { signLink } from '../files/signed-links.ts';
import type { Viewer } from '../roles/viewer.ts';
import { requireMayHavePackage } from './creators.policy.ts';
import { creatorVerifications } from './creators.tables.ts';
import { buildPackage } from './package/build-package.ts';

type Verification = z.output<typeof creatorVerification>;

const LINK_S = 15 * 60;

/** Where the newest request stands. Who was verified without asking, as demo people are, has no times. */
export async function getCreatorVerification(db: Database, { user }: Viewer): Promise<Verification> {
  const [newest] = await db
    .select()
    .from(creatorVerifications)
    .where(eq(creatorVerifications.userId, user.id))
    .orderBy(desc(creatorVerifications.requestedAt))
    .limit(1);
  return {
    status: user.creatorStatus,
    requested_at: instantOrNull(newest?.requestedAt ?? null),
    decided_at: instantOrNull(newest?.decidedAt ?? null),
    decision_note: newest?.decisionNote ?? null,
  };
}

export const packagePath = (locale: string): string =>
  `${API_PREFIX}/${routes.getCreatorPackage.split(' ')[1]}/${locale}`;

export async function getCreatorPackage(
  { files }: Context,
  viewer: Viewer,
  locale: Locale,
): Promise<{ url: string; bytes: number; expires_at: string }> {
  requireMayHavePackage(viewer);
  const { length } = await creatorPackage(locale);
  const { url, expiresAt } = signLink(files.secret, packagePath(locale), LINK_S);
  return { url, bytes: length, expires_at: expiresAt.toISOString() };
}

const built = new Map<Locale, Promise<Buffer>>();

/** The zip in this language, the same for everybody: made once in each process. */
export function creatorPackage(locale: Locale): Promise<Buffer> {
  const known = built.get(locale);
  if (known) return known;
  const building = buildPackage(locale);
  built.set(locale, building);
  building.catch(() => built.delete(locale));
  return building;
}
