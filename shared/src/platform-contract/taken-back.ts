import type { ChannelChange } from './channels.ts';

/**
 * The rollback that took a version from its visitors, where that was the last that happened to the version. `changes` are
 * newest first.
 */
export function findTakenBack(
  changes: readonly ChannelChange[],
  { name, version }: { name: string; version: string },
): ChannelChange | undefined {
  const isIts = (one: { name: string; version: string | null }) => one.name === name && one.version === version;
  const last = changes.find(
    ({ moves, canaries }) =>
      canaries.some(isIts) ||
      moves.some(
        (move) =>
          isIts({ name, version: move.name === name ? move.from : null }) ||
          isIts({ name: move.name, version: move.to }),
      ),
  );
  if (last?.kind !== 'rollback') return undefined;
  const isBack = last.moves.some((move) => move.name === name && move.to === version);
  return isBack ? undefined : last;
}
