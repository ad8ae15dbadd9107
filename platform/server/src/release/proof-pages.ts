import type { ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import { pagesOf } from './misfits.ts';
import type { Intent, Release } from './plan-change.ts';

/** Versions that visitors do not have yet and would have with this. */
export function comingWith({ live }: ChannelDocument, intent: Intent): Release[] {
  return wantedBy(live, intent).filter(({ name, version }) => {
    const now = live[name];
    // Nobody has a canary that is paused.
    const isCanary = intent.kind !== 'promote' && now?.canary?.version === version && !now.canary.paused;
    return now?.version !== version && !isCanary;
  });
}

function wantedBy(live: ChannelDocument['live'], intent: Intent): readonly Release[] {
  if (intent.kind === 'promote') return intent.releases;
  if (intent.kind === 'canary') return [intent];
  const paused = intent.kind === 'resume' ? live[intent.name]?.canary : undefined;
  return paused ? [{ name: intent.name, version: paused.version }] : [];
}

/** What would be live: for planning only, so that who and when are left as they are. */
export function liveWith({ live }: ChannelDocument, intent: Intent): ChannelDocument['live'] {
  const after = { ...live };
  const planned = { digest: '', since: '', by: '' };
  if (intent.kind === 'promote') {
    for (const { name, version } of intent.releases) after[name] = { ...planned, version, canary: null };
  }
  const before = intent.kind === 'canary' ? live[intent.name] : undefined;
  if (intent.kind === 'canary' && before) {
    const { name, version, weight } = intent;
    after[name] = { ...before, canary: { ...planned, version, weight, salt: '', paused: false } };
  }
  return after;
}

/**
 * The pages that a version has to be mounted in: with the stable versions of the others, then with each of their canaries
 * alone. Pages without a shell are none.
 */
export function pagesFor(live: ChannelDocument['live'], { name, version }: Release): Release[][] {
  const stable = new Map(Object.entries(live).map(([other, now]) => [other, now.version]));
  const differences = (page: readonly Release[]) =>
    page.filter((other) => other.name !== name && stable.get(other.name) !== other.version).length;
  return pagesOf(live)
    .filter((page) => page.some((one) => one.name === name && one.version === version))
    .filter((page) => page.some((one) => one.name === 'shell') && differences(page) <= 1)
    .sort((one, other) => differences(one) - differences(other));
}

/** All pages that a change has to be mounted in, as a word: where it is the same, nothing has to be mounted anew. */
export function pagesToMount(document: ChannelDocument, intent: Intent): string {
  const live = liveWith(document, intent);
  return JSON.stringify(comingWith(document, intent).map((release) => pagesFor(live, release)));
}
