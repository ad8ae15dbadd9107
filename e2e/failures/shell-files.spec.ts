import { expect, test, type Page } from '../fixtures.ts';
import { breakFile } from './sabotage.ts';

const refusedBy = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'stoa_shell_refused')?.value;

for (const [kind, file] of [
  ['script', /^\/shell\/[^/]+\/shell\.[^/]+\.js$/],
  ['stylesheet', /^\/shell\/[^/]+\/shell\.[^/]+\.css$/],
] as const) {
  test(`an altered ${kind} of every shell: the page asks once for the one before, then says so`, async ({ page }) => {
    let views = 0;
    page.on('request', (request) => request.resourceType() === 'document' && (views += 1));
    await breakFile(page, file, 'corrupt bytes');
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('Stoa could not be loaded');
    expect(views).toBe(2);
    expect(await refusedBy(page)).toMatch(/^\d+\.\d+\.\d+/);
  });
}
