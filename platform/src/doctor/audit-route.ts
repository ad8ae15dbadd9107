import { createRequire } from 'node:module';
import type { Browser } from 'playwright';
import { openPage } from './open-page.ts';

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

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Accessibility of the screen as axe-core sees it: what is serious or critical. In a page of its own, for axe leaves traces. */
export async function auditRoute(browser: Browser, url: string, route: string): Promise<Violation[]> {
  const page = await openPage(browser, url);
  try {
    await page.evaluate('stoaDoctor.load()');
    await page.evaluate(`stoaDoctor.mount(${JSON.stringify(route)})`);
    await page.evaluate('stoaDoctor.settle()');
    await page.addScriptTag({ path: axe });
    const { violations } = await page.evaluate<AxeResults>(
      `axe.run('#remote', { resultTypes: ['violations'], rules: { region: { enabled: false } } })`,
    );
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, impact, help, nodes }) => ({
        rule: id,
        impact: impact as Violation['impact'],
        help,
        places: nodes.map(({ target }) => target.join(' ')),
      }));
  } finally {
    await page.close();
  }
}
