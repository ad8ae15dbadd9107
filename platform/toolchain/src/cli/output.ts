import { stripVTControlCharacters } from 'node:util';
import colours from 'picocolors';
import type {
  CanaryMove,
  ChannelChange,
  ChannelDocument,
  ChannelReply,
} from '@stoa/shared/platform-contract/channels.ts';
import { gatewayLines, isServed } from './gateway-words.ts';
import { unprovenLines } from './proof-words.ts';
import { ago } from './time-words.ts';

/** What a command gives back: `json` for machines, `lines` for people. */
export interface Output {
  json: unknown;
  lines: string[];
  /** 0 unless given. */
  exitCode?: number;
  /** The JSON is one of many objects, one a line: the command has told others before. */
  isOneLine?: boolean;
}

/**
 * 0 done · 1 failed · 2 refused, or something is wrong · 3 waits for a second person · 4 done, but a gateway does not serve
 * it, or nobody can say · 64 the command line makes no sense.
 */
export const exitCodes = { done: 0, failed: 1, refused: 2, waits: 3, unserved: 4, usage: 64 } as const;

export function print(
  { json, lines, exitCode = 0, isOneLine = false }: Output,
  options: { json?: boolean | undefined },
): void {
  const text = options.json ? JSON.stringify(json, null, isOneLine ? 0 : 2) : lines.join('\n');
  if (text !== '') process.stdout.write(`${text}\n`);
  if (exitCode) process.exitCode = exitCode;
}

/** What a change did, in one line. */
export function describeWhat({
  moves,
  canaries,
  revoked,
}: Pick<ChannelChange, 'moves' | 'canaries' | 'revoked'>): string {
  return [
    ...moves.map(({ name, from, to }) => `${colours.bold(name)} ${from ?? 'nothing'} → ${colours.green(to)}`),
    ...canaries.map(describeCanary),
    ...revoked.map((id) => `${colours.red('revoked')} ${id}`),
  ].join(', ');
}

function describeCanary({ name, version, from_weight: from, to_weight: to }: CanaryMove): string {
  const canary = `${colours.bold(name)} canary ${version}`;
  // A paused one has no visitors: when it ends, no number changes.
  return from === to ? `${canary} ended` : `${canary} ${from} % → ${colours.green(`${to} %`)}`;
}

/** Cells of one row of a history. */
export const changeRow = (change: ChannelChange): string[] => [
  String(change.revision),
  ago(change.at),
  change.by + (change.approved_by ? `, approved by ${change.approved_by}` : ''),
  change.kind + (change.automatic ? ' by itself' : ''),
  change.why,
  // Last, for it may be long.
  describeWhat(change),
];

/** After a change; where a second person has to agree, the exit code says so. */
export function changeOutput(reply: ChannelReply): Output {
  const { document, change, already, proposal } = reply;
  if (proposal && !change && !already) {
    const lines = [
      `Nothing has changed yet: ${document.channel} asks a second person for this. Proposal ${colours.bold(proposal.id)}.`,
      `They run: stoa approve ${proposal.id}`,
    ];
    return { json: reply, lines, exitCode: exitCodes.waits };
  }
  if (!change) return { json: reply, lines: describeAlready(reply) };
  const line = `${document.channel} is at revision ${colours.bold(String(change.revision))}: ${describeWhat(change)}`;
  const lines = [line, ...misfitLines(document), ...gatewayLines(reply), ...unprovenLines(reply.proofs)];
  return { json: reply, lines, exitCode: isServed(reply) ? exitCodes.done : exitCodes.unserved };
}

/** What is not given to pages while it clashes with what a rollback brought back. */
const misfitLines = ({ live }: ChannelDocument): string[] =>
  Object.entries(live).flatMap(([name, one]) =>
    [one, one.canary].flatMap((held) =>
      held?.misfit === undefined ? [] : [`  ${colours.yellow(`${name}@${held.version} is held back`)}: ${held.misfit}`],
    ),
  );

/** Nothing had to be done: says who did it, where the history knows. */
function describeAlready({ document, earlier }: ChannelReply): string[] {
  const line = `Already so in ${document.channel}, revision ${document.revision}: nothing was changed.`;
  if (!earlier) return [line];
  const { revision, by, at } = earlier;
  return [line, `  ${by}, ${ago(at)}, revision ${revision}: ${describeWhat(earlier)}`];
}

/** Columns of even width; colours take no room. */
export function table(rows: readonly (readonly string[])[], heads?: readonly string[]): string[] {
  const all = heads ? [heads.map((head) => colours.dim(head)), ...rows] : rows;
  const columns = Math.max(0, ...all.map((row) => row.length));
  const widthOf = (cell = '') => stripVTControlCharacters(cell).length;
  const widths = Array.from({ length: columns }, (_, column) => Math.max(...all.map((row) => widthOf(row[column]))));
  return all.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  );
}
