import type { ChannelChange, Refusal } from '@stoa/shared/platform-contract/channels.ts';
import type { ChangeQuestion } from './plan-change.ts';

/** Whether a change did anything to this remote. */
export const isAbout = ({ moves, canaries, revoked }: ChannelChange, name: string): boolean =>
  [...moves, ...canaries].some((move) => move.name === name) || revoked.some((id) => id.startsWith(`${name}@`));

const deeds: Record<ChannelChange['kind'], string> = {
  promote: 'promoted',
  rollback: 'rolled back',
  canary: 'changed the canary of',
  pause: 'paused the canary of',
  resume: 'resumed the canary of',
};

/** `ada promoted mf-catalog to 1.5.0 at …, revision 8 (why)` */
export function sayChange({ kind, by, at, moves, canaries, revoked, revision, why }: ChannelChange): string {
  const moved = moves.map(({ name, to }) => `${name} to ${to}`);
  const names = [...new Set(canaries.map(({ name }) => name))];
  const what = [moved, names, revoked].find(({ length }) => length > 0)?.join(', ');
  return `${by} ${deeds[kind]} ${what} at ${at}, revision ${revision}${why && ` (${why})`}`;
}

/** Refuses what was decided on something that is not live any more: says what is, and who made it so. */
export function movedOn(
  { document, changesOf }: Pick<ChangeQuestion, 'document' | 'changesOf'>,
  name: string,
  expected: string | null,
): Refusal {
  const live = document.live[name];
  const [last] = changesOf(name);
  const canary = live?.canary ? `, with the canary ${live.canary.version}` : '';
  const now = live ? `${name}@${live.version} is live in ${document.channel}${canary}` : `${name} is not live`;
  const who = last ? `: ${sayChange(last)}` : '';
  const message = `${now}, and not ${expected ?? 'nothing'} as expected${who}. Look at what changed, then decide again.`;
  return { code: 'revision_moved', name, message };
}
