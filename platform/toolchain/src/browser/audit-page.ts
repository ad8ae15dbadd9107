import { createRequire } from 'node:module';

/** axe-core as a script, for a page that is to be audited. */
export const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

export interface Violation {
  rule: string;
  impact: 'serious' | 'critical';
  help: string;
  /** Selectors of the elements. */
  places: string[];
}

interface AxeResults {
  violations: { id: string; impact: string | null; help: string; nodes: { target: unknown[] }[] }[];
}

/**
 * Accessibility of what is below this selector, as axe-core sees it: what is serious or critical. `run`: where `axeScript`
 * was run in the page.
 */
export async function auditPage(run: (expression: string) => Promise<unknown>, selector: string): Promise<Violation[]> {
  const { violations } = (await run(
    `axe.run(${JSON.stringify(selector)}, { resultTypes: ['violations'], rules: { region: { enabled: false } } })`,
  )) as AxeResults;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, impact, help, nodes }) => ({
      rule: id,
      impact: impact as Violation['impact'],
      help,
      places: nodes.map(({ target }) => target.join(' ')),
    }));
}
