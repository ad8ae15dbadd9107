import { isLocale, textGroups } from '@stoa/shared/contract/site/locales.ts';
import type { ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import { pause } from '../timing/pause.ts';
import { loadFile } from './load-file.ts';

const LIMIT_MS = 20_000;
/** Longer than this a screen does not wait for its language. */
const PATIENCE_MS = 5_000;

/** Groups that hold the texts of these in the language that the page is in now. */
export function textGroupsOfPage(groups: readonly string[]): string[] {
  const { lang } = document.documentElement;
  return isLocale(lang) ? textGroups(groups, lang) : [];
}

/**
 * Fetches a remote's texts in the page's language beside its code, so that its first render need not ask for them.
 * Never rejects: without them the remote asks itself, and speaks English at last.
 */
export async function loadTexts(remote: ReleasedRemote, groups: readonly string[]): Promise<void> {
  const urls = textGroupsOfPage(groups).flatMap((group) => remote.preload[group]?.js ?? []);
  if (urls.length === 0) return;
  const loading = urls.map((url) => loadFile({ stage: 'chunk', url, integrity: remote.files[url] }, LIMIT_MS));
  await Promise.race([Promise.allSettled(loading), pause(PATIENCE_MS)]);
}
