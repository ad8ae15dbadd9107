import type { ChannelChange } from '@stoa/shared/platform-contract/channels.ts';
import type { Action, Choice, Seen } from './action.ts';
import { failureNotice } from './notices.ts';
import { verdictText } from './verdict-words.ts';
import type { ReleaseWords } from '../../messages/releases.ts';

/** What is known against the version that an action would give to more people. */
export function knownTrouble(
  { kind }: Action,
  { version, weight }: Choice,
  { remote: { live, verdict, canary_health: health } }: Seen,
  { changes, words }: { changes: readonly ChannelChange[]; words: ReleaseWords },
): string | undefined {
  if (kind === 'pause' || kind === 'rollback') return undefined;
  const canary = live?.canary;
  const given = kind === 'resume' ? canary?.version : version;
  if (!given || (kind === 'canary' && given === canary?.version && weight <= canary.weight)) return undefined;
  if (given === canary?.version) {
    if (verdict?.verdict === 'worse') return verdictText(verdict, words);
    return failureNotice(health, words)[0]?.text;
  }
  const taken = changes.find((change) => change.automatic && versionsTaken(change).includes(given));
  return taken && words.t('notice.taken', { versions: given, why: taken.why });
}

const versionsTaken = ({ canaries, moves }: ChannelChange) => [
  ...canaries.map(({ version }) => version),
  ...moves.map(({ from }) => from),
];
