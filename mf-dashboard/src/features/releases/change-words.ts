import type { CanaryMove, ChannelChange, ChannelMove, Proposal } from '@stoa/shared/contract/channels.ts';

/** '5%', '0.25%'. */
export const weightText = (weight: number): string => `${weight}%`;

/** One sentence a move: what became of each version. With `name`, of this remote alone. */
export function changeSentences(change: ChannelChange, name?: string): string[] {
  const about = <M extends { name: string }>(moves: readonly M[]) =>
    moves.filter((move) => name === undefined || move.name === name);
  const named = (move: { name: string }, version: string) => (name === undefined ? `${move.name} ${version}` : version);
  const moves = about(change.moves);
  if (name === undefined && moves.length > MOST_NAMED) return [manySentence(moves)];
  return [
    ...moves.map((move) => moveSentence(change, move, named)),
    ...about(change.canaries)
      .filter((canary) => !isPromotedCanary(change, canary))
      .map((canary) => canarySentence(change, canary, named)),
  ];
}

/** A whole site that goes live at once is one line, not a page. */
const MOST_NAMED = 3;
const manySentence = (moves: readonly ChannelMove[]): string =>
  `${moves.length} parts went live: ${moves.map(({ name, to }) => `${name} ${to}`).join(', ')}`;

type Named = (move: { name: string }, version: string) => string;

function moveSentence({ kind }: ChannelChange, move: ChannelMove, named: Named): string {
  if (move.from === null) return `${named(move, move.to)} went live, the first version`;
  if (kind === 'rollback') return `Rolled back ${named(move, move.from)} to ${move.to}`;
  return `${named(move, move.to)} went live after ${move.from}`;
}

function canarySentence({ kind, canaries }: ChannelChange, move: CanaryMove, named: Named): string {
  const who = named(move, move.version);
  if (kind === 'pause') return `Canary ${who} paused at ${weightText(move.from_weight)}`;
  if (kind === 'resume') return `Canary ${who} resumed with ${weightText(move.to_weight)} of visitors`;
  const isItself = canaries.findLast(({ name }) => name === move.name) === move;
  if (kind === 'canary' && move.to_weight === 0 && isItself) return `Canary ${who} got another share while paused`;
  if (move.to_weight === 0) return `Canary ${who} ended`;
  if (move.from_weight === 0) return `Canary ${who} began with ${weightText(move.to_weight)} of visitors`;
  const verb = move.to_weight > move.from_weight ? 'raised' : 'lowered';
  return `Canary ${who} ${verb} from ${weightText(move.from_weight)} to ${weightText(move.to_weight)}`;
}

/** A canary that became the stable version ended well; the move says so already. */
const isPromotedCanary = ({ moves }: ChannelChange, canary: CanaryMove): boolean =>
  moves.some(({ name, to }) => name === canary.name && to === canary.version);

/** 'Promote mf-catalog 1.5.0', 'Give mf-catalog 1.5.0 to 5% of visitors'. */
export function proposalWords({ kind, releases, weight }: Proposal): string {
  const what = releases.map(({ name, version }) => `${name} ${version}`).join(' and ');
  return kind === 'canary' ? `Give ${what} to ${weightText(weight ?? 0)} of visitors` : `Promote ${what}`;
}
