import type { ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import { whenIdle } from '../timing/when-idle.ts';
import { createLoadBudget } from './load-budget.ts';
import { loadFiles } from './load-remote.ts';
import { textGroupsOfPage } from './load-texts.ts';
import { isLineThin } from './thin-line.ts';

const asked = new Set<string>();

/**
 * Asks for the files of a route before its screen does, at low cost: links first, the code itself when idle. Over a thin line
 * links only: the page that is being opened asks for them, too, while the person's rights are on their way.
 */
export function prefetchRemote(remote: ReleasedRemote, groups: readonly string[]): void {
  preloadGroups(remote, ['remote', ...groups]);
  const key = [`${remote.name}@${remote.version}`, ...groups].join(' ');
  if (asked.has(key) || isLineThin()) return;
  asked.add(key);
  whenIdle(() => {
    const budget = createLoadBudget();
    // Nobody waits yet; if it fails, the screen itself will try and say so.
    loadFiles(remote, groups, budget)
      .catch(() => asked.delete(key))
      .finally(() => budget.close());
  });
}

/** Preload links for groups of files, with what the later request will carry too: else it would be a second request. */
export function preloadGroups(remote: ReleasedRemote, groups: readonly string[]): void {
  preload(remote.entry, 'script', remote.integrity);
  for (const group of [...groups, ...textGroupsOfPage(groups)]) {
    const { js = [], css = [] } = remote.preload[group] ?? {};
    for (const url of js) preload(url, 'script', remote.files[url]);
    for (const url of css) preload(url, 'style', remote.files[url]);
  }
}

function preload(url: string, as: 'script' | 'style', integrity: string | undefined): void {
  if (asked.has(url) || document.querySelector(`link[href="${CSS.escape(url)}"], script[src="${CSS.escape(url)}"]`))
    return;
  asked.add(url);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.href = url;
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  document.head.append(link);
}
