import colours from 'picocolors';
import type { ChannelChange, ChannelReply } from '@stoa/shared/contract/channels.ts';

/** What a command gives back: `json` for machines, `lines` for people. */
export interface Output {
  json: unknown;
  lines: string[];
}

/** What a change did, in one line. */
export function describeWhat({
  moves,
  canaries,
  revoked,
}: Pick<ChannelChange, 'moves' | 'canaries' | 'revoked'>): string {
  return [
    ...moves.map(({ name, from, to }) => `${colours.bold(name)} ${from ?? 'nothing'} → ${colours.green(to)}`),
    ...canaries.map(
      ({ name, version, from_weight, to_weight }) =>
        `${colours.bold(name)} canary ${version} ${from_weight} % → ${colours.green(`${to_weight} %`)}`,
    ),
    ...revoked.map((id) => `${colours.red('revoked')} ${id}`),
  ].join(', ');
}

export const describeChange = (change: ChannelChange): string =>
  `${change.revision}  ${change.at}  ${change.by}  ${change.kind}  ${describeWhat(change)}${change.why ? `  (${change.why})` : ''}`;

export function describeReply({ document, change, proposal }: ChannelReply): string {
  if (proposal && !change) {
    return `Waits for a second person: ${colours.bold(proposal.id)}. They run: stoa approve ${proposal.id}`;
  }
  if (!change) return `Live already in ${document.channel}, revision ${document.revision}.`;
  return `${document.channel} is at revision ${colours.bold(String(change.revision))}: ${describeWhat(change)}`;
}

/** Columns of even width. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
