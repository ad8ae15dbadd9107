import type { ChannelChange } from '@stoa/shared/platform-contract/channels.ts';

/**
 * Versions that were live before the present one, nearest first: what rollbacks go back to, one after the other. A
 * promotion puts a version on top, a rollback takes it off again: so rolling back twice goes back two versions, and not
 * forth to the bad one. `changes` are newest first.
 */
export function findVersionsBefore(changes: readonly ChannelChange[], name: string): string[] {
  const versions: string[] = [];
  for (const change of changes.toReversed()) {
    const move = change.moves.find((one) => one.name === name);
    if (!move) continue;
    const earlier = change.kind === 'rollback' ? versions.lastIndexOf(move.to) : -1;
    if (earlier >= 0) versions.length = earlier + 1;
    else versions.push(move.to);
  }
  return versions.slice(0, -1).toReversed();
}
