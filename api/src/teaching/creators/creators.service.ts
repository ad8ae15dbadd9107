import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { API_PREFIX, routes } from '@stoa/shared/contract/kernel/routes.ts';
import type { Context } from '../../kernel/context.ts';
import { signLink } from '../../files/signed-links.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { requireMayHavePackage } from './creators.policy.ts';
import { buildPackage } from './package/build-package.ts';

const LINK_S = 15 * 60;

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
