import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';

test('a partner sees how the paths do, where learners stop, and takes the list along', async ({
  signInAs,
  browser,
}) => {
  const page = await signInAs('partner', browser);
  const main = page.getByRole('main');
  await page.goto('/learning-path/view');
  await main.getByRole('link', { name: 'Reports' }).click();

  await test.step('every path says how many take it, and opens them', async () => {
    await expect(main.getByRole('heading', { name: 'Reports of your learning paths' })).toBeVisible();
    const figure = main
      .getByRole('table', { name: 'By learning path' })
      .getByRole('link', { name: /^Learners of / })
      .first();
    const learners = Number((await figure.textContent())?.trim());
    expect(learners).toBeGreaterThan(0);
    await figure.click();
    await expect(page).toHaveURL(/tab=learners/);
    await expect(main.getByRole('status').filter({ hasText: new RegExp(`^${learners} learner`) })).toBeVisible();
    const file = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download as CSV' }).click();
    const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(learners + 1);
  });

  await test.step('the results lead to those who are at a course', async () => {
    await main.getByRole('tab', { name: 'Results' }).click();
    const first = main.getByRole('table', { name: 'Course by course' }).getByRole('row').nth(1);
    const began = first.getByRole('link', { name: /^Learners who began / });
    const count = Number((await began.textContent())?.trim());
    await began.click();
    await expect(main.getByRole('button', { name: 'Lift this filter' })).toBeVisible();
    if (count > 0) await expect(main.getByRole('table', { name: 'Learners' }).getByRole('row')).toHaveCount(count + 1);
  });

  await test.step('what was earned is a tab of it', async () => {
    await main.getByRole('tab', { name: 'Revenue' }).click();
    await expect(page).toHaveURL(/tab=revenue/);
  });
});
