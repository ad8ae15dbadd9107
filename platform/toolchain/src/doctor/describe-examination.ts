import colours from 'picocolors';
import type { Examination, ExaminedRoute } from './examine-remote.ts';
import type { Check } from './judge.ts';

/** Details beyond so many say nothing new. */
const MOST_DETAILS = 5;

/** The examination as a table for people, one block a route. */
export function describeExamination({ name, version, times, routes, isHealthy }: Examination): string[] {
  const head = `${colours.bold(`${name}@${version}`)}, mounted and unmounted ${times} times`;
  const verdict = isHealthy ? colours.green('Healthy.') : colours.red('Not healthy; see above.');
  return [head, ...routes.flatMap(describeRoute), '', verdict];
}

function describeRoute({ route, checks, globals, errors, violations, mountMs }: ExaminedRoute): string[] {
  const rows = [
    ['', 'first', 'last', 'each round', 'limit', ''],
    ...checks.map((check) => [
      check.name,
      amount(check, check.first),
      amount(check, check.last),
      amount(check, check.perRound),
      amount(check, check.limit),
      mark(check.verdict === 'clean', check.verdict),
    ]),
    countRow('left on window', globals.length),
    countRow('errors', errors.length),
    countRow('accessibility', violations.length),
    ['time to mount', `${mountMs.median.toFixed(1)} ms`, '', `p95 ${mountMs.p95.toFixed(1)} ms`, '', ''],
  ];
  return [
    '',
    colours.bold(route),
    ...columns(rows),
    ...notes(checks.flatMap(({ name, details }) => details.slice(0, MOST_DETAILS).map((text) => `${name}: ${text}`))),
    ...notes(globals.slice(0, MOST_DETAILS).map((global) => `left on window: ${global}`)),
    ...notes(errors.slice(0, MOST_DETAILS).map(({ kind, text, times }) => `${kind}, ${times} ×: ${firstLine(text)}`)),
    ...notes(
      violations.map(
        ({ rule, impact, help, places }) => `${rule} (${impact}): ${help}: ${places.slice(0, 3).join(', ')}`,
      ),
    ),
  ];
}

const countRow = (name: string, count: number): string[] => [
  name,
  '',
  String(count),
  '',
  '0',
  mark(count === 0, count === 0 ? 'clean' : 'fails'),
];
const mark = (isGood: boolean, word: string): string => (isGood ? colours.green(word) : colours.red(word));
const notes = (lines: readonly string[]): string[] => lines.map((line) => `  ${colours.yellow('·')} ${line}`);
const firstLine = (text: string): string => (text.split('\n')[0] ?? '').slice(0, 200);

function amount({ unit }: Check, value: number): string {
  if (unit === 'bytes') return `${(value / 1_000).toFixed(1)} kB`;
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/** Numbers stand right, words left; the verdict is last and needs no filling. */
function columns(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        if (column === row.length - 1) return cell;
        return column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!);
      })
      .join('  ')
      .trimEnd(),
  );
}
