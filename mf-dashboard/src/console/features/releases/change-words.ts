import type { CanaryMove, ChannelChange, ChannelMove, Proposal } from '@stoa/shared/platform-contract/channels.ts';
import type { ReleaseWords } from '../../messages/releases.ts';

/** One sentence a move: what became of each version. With `name`, of this remote alone. */
export function changeSentences(change: ChannelChange, words: ReleaseWords, name?: string): string[] {
  const about = <M extends { name: string }>(moves: readonly M[]) =>
    moves.filter((move) => name === undefined || move.name === name);
  const named = (move: { name: string }, version: string) => (name === undefined ? `${move.name} ${version}` : version);
  const moves = about(change.moves);
  if (name === undefined && moves.length > MOST_NAMED) return [manySentence(moves, words)];
  return [
    ...moves.map((move) => moveSentence(change, move, named, words)),
    ...about(change.canaries)
      .filter((canary) => !isPromotedCanary(change, canary))
      .map((canary) => canarySentence(change, canary, named(canary, canary.version), words)),
  ];
}

/** A whole site that goes live at once is one line, not a page. */
const MOST_NAMED = 3;
const manySentence = (moves: readonly ChannelMove[], { t }: ReleaseWords): string =>
  t('change.many', { count: moves.length, what: moves.map(({ name, to }) => `${name} ${to}`).join(', ') });

type Named = (move: { name: string }, version: string) => string;

function moveSentence({ kind }: ChannelChange, move: ChannelMove, named: Named, { t }: ReleaseWords): string {
  if (move.from === null) return t('change.first', { what: named(move, move.to) });
  if (kind === 'rollback') return t('change.rollback', { what: named(move, move.from), version: move.to });
  return t('change.live', { what: named(move, move.to), version: move.from });
}

function canarySentence(
  { kind, canaries }: ChannelChange,
  move: CanaryMove,
  what: string,
  { t, format }: ReleaseWords,
): string {
  const [before, weight] = [format.percent(move.from_weight), format.percent(move.to_weight)];
  if (kind === 'pause') return t('change.pause', { what, weight: before });
  if (kind === 'resume') return t('change.resume', { what, weight });
  const isItself = canaries.findLast(({ name }) => name === move.name) === move;
  if (kind === 'canary' && move.to_weight === 0 && isItself) return t('change.share-paused', { what });
  if (move.to_weight === 0) return t('change.ended', { what });
  if (move.from_weight === 0) return t('change.began', { what, weight });
  return t(move.to_weight > move.from_weight ? 'change.raised' : 'change.lowered', { what, before, weight });
}

/** A canary that became the stable version ended well; the move says so already. */
const isPromotedCanary = ({ moves }: ChannelChange, canary: CanaryMove): boolean =>
  moves.some(({ name, to }) => name === canary.name && to === canary.version);

/** 'Promote mf-catalog 1.5.0', 'Give mf-catalog 1.5.0 to 5% of visitors'. */
export function proposalWords({ kind, releases, weight }: Proposal, { t, format }: ReleaseWords): string {
  const what = format.list(releases.map(({ name, version }) => `${name} ${version}`));
  return kind === 'canary'
    ? t('proposal.canary', { what, weight: format.percent(weight ?? 0) })
    : t('proposal.promote', { what });
}
