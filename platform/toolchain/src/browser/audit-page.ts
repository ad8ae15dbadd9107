import { createRequire } from 'node:module';
import type { Page } from 'playwright';

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

/** Accessibility of what is below this selector, as axe-core sees it: what is serious or critical. `axeScript` is there. */
export async function auditPage(page: Page, selector: string): Promise<Violation[]> {
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(selector)}, { resultTypes: ['violations'], rules: { region: { enabled: false } } })`,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, impact, help, nodes }) => ({
      rule: id,
      impact: impact as Violation['impact'],
      help,
      places: nodes.map(({ target }) => target.join(' ')),
    }));
}
