import colours from 'picocolors';
import type { ChannelChange, ChannelReply } from '@stoa/shared/contract/channels.ts';

/** What a command gives back: `json` for machines, `lines` for people. */
export interface Output {
  json: unknown;
  lines: string[];
}

export const describeMoves = ({ moves }: Pick<ChannelChange, 'moves'>): string =>
  moves.map(({ name, from, to }) => `${colours.bold(name)} ${from ?? 'nothing'} → ${colours.green(to)}`).join(', ');

export function describeReply({ document, change }: ChannelReply): string {
  if (!change) return `Live already in ${document.channel}, revision ${document.revision}.`;
  return `${document.channel} is at revision ${colours.bold(String(change.revision))}: ${describeMoves(change)}`;
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
