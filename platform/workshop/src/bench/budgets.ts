/** One promise of the product, with what was measured. */
export interface Budget {
  part: string;
  what: string;
  measured: number;
  /** `σ`: how often it is chance's own error. */
  unit: '' | 'kB' | 'ms' | '×' | 'σ';
  limit: { atMost: number } | { atLeast: number };
  /** How the number came about: single values, spread, what was counted apart. */
  detail: string;
}

export const isKept = ({ measured, limit }: Budget): boolean =>
  'atMost' in limit ? measured <= limit.atMost : measured >= limit.atLeast;

const numberText = (value: number, unit: Budget['unit']): string =>
  `${unit === '×' || unit === 'σ' ? value.toFixed(2) : unit === '' ? String(value) : value.toFixed(1)}${unit && ` ${unit}`}`;

const limitText = ({ limit, unit }: Budget): string =>
  'atMost' in limit ? `≤ ${numberText(limit.atMost, unit)}` : `≥ ${numberText(limit.atLeast, unit)}`;

/** A table for people: one line a budget, and below it how the number came about. */
export function budgetTable(budgets: readonly Budget[]): string {
  const rows = budgets.map((budget) => [
    isKept(budget) ? 'kept' : 'MISSED',
    budget.part,
    budget.what,
    numberText(budget.measured, budget.unit),
    limitText(budget),
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return lines.map((line, index) => `${line}\n        ${budgets[index]?.detail ?? ''}`).join('\n');
}
