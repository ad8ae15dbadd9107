import type { ChannelDocument, LiveRemote, Refusal } from '@stoa/shared/platform-contract/channels.ts';
import { isRemote, isShell } from '../registry/artefact-store.ts';
import { gatePage } from './gate/gate-page.ts';
import type { ChangeQuestion, Release } from './plan-change.ts';

/** More mixtures than this are not looked at one by one; then each canary is, beside stable versions. */
const MOST_MIXTURES = 64;

/** What would not fit in one of the pages that visitors would have with this, or that are still open. Pure. */
export function misfits(
  { find, openShells = [] }: Pick<ChangeQuestion, 'find' | 'openShells'>,
  live: ChannelDocument['live'],
): Refusal[] {
  const refusals = new Map<string, Refusal>();
  for (const page of pagesOf(live)) {
    const known = page.map(({ name, version }) => find(name, version)?.descriptor);
    // Said already, of the one that is unknown.
    if (known.includes(undefined)) continue;
    const descriptors = known.filter((descriptor) => descriptor !== undefined);
    const shell = descriptors.find(isShell);
    const remotes = descriptors.filter(isRemote);
    const found: Refusal[] = shell
      ? gatePage({ shell, remotes })
      : [{ code: 'no_shell', message: 'No shell is live in this channel. Promote one together with the remotes.' }];
    // An open page whose shell offers another contract keeps the remotes it has until it is loaded again.
    const alike = openShells.filter((open) => shell && open.contract === shell.contract);
    const inOpenPages = alike.flatMap((open) => gatePage({ shell: open, remotes }).map(stillOpen));
    for (const refusal of [...found, ...inOpenPages]) refusals.set(refusal.message, refusal);
  }
  return [...refusals.values()];
}

const stillOpen = (refusal: Refusal): Refusal => ({
  ...refusal,
  message: `${refusal.message} That shell still runs in open pages.`,
  remedy: 'Wait until those pages are closed, or give the new shell a contract version of its own.',
});

/** Every set of versions that a visitor may have. */
export function pagesOf(live: ChannelDocument['live']): Release[][] {
  const names = Object.keys(live).sort();
  const withCanary = names.filter((name) => live[name]?.canary);
  const page = (canaries: ReadonlySet<string>): Release[] =>
    names.map((name) => {
      const { version, canary } = live[name] as LiveRemote;
      return { name, version: canary && canaries.has(name) ? canary.version : version };
    });
  const choices =
    2 ** withCanary.length > MOST_MIXTURES
      ? [[], withCanary, ...withCanary.map((name) => [name])]
      : Array.from({ length: 2 ** withCanary.length }, (_, mask) => withCanary.filter((_, bit) => mask & (1 << bit)));
  return choices.map((names) => page(new Set(names)));
}
