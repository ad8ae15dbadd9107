import { readFile } from 'node:fs/promises';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { expect, test } from '../fixtures.ts';

test('a teacher sees how the courses do, who is behind a figure, and takes the list along', async ({
  signInAs,
  browser,
}) => {
  const page = await signInAs('teacher', browser);
  const main = page.getByRole('main');
  await page.goto(to.courseReports({ range: '90' }));

  await test.step('a figure is compared with the days before and opens its rows', async () => {
    await expect(
      main.getByText('against the 90 days before').or(main.getByText('in the 90 days before')).first(),
    ).toBeVisible();
    const figure = main.getByRole('link', { name: /^Completions: / });
    const completions = Number((await figure.textContent())?.trim());
    expect(completions).toBeGreaterThan(0);
    await figure.click();
    await expect(page).toHaveURL(/tab=learners/);
    await expect(main.getByRole('status').filter({ hasText: `${completions} enrolment` })).toBeVisible();
  });

  await test.step('the list is saved with everyone in it', async () => {
    const file = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download as CSV' }).click();
    const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n');
    const listed = Number(
      /^\d+/.exec((await main.getByRole('status').filter({ hasText: 'enrolment' }).textContent()) ?? '')?.[0],
    );
    expect(lines).toHaveLength(listed + 1);
  });

  await test.step('a film tells where it is left', async () => {
    await main.getByRole('tab', { name: 'Lessons' }).click();
    await main
      .getByRole('link', { name: /^Drop-off of / })
      .first()
      .click();
    await expect(main.getByText(/learners who began it\.$/)).toBeVisible();
    await main.getByText('Show as a table').click();
    await expect(
      main
        .getByRole('table', { name: /How far it is watched/ })
        .getByRole('row')
        .nth(1),
    ).toContainText('0:00');
  });

  await test.step('a number of a film opens the learners behind it, and the way back leads to the film', async () => {
    const number = main.getByRole('link', { name: /^Learners who got to 0:00 of .* or further: / });
    const learners = Number.parseInt((await number.textContent()) ?? '', 10);
    expect(learners).toBeGreaterThan(0);
    await number.click();
    await expect(page).toHaveURL(/tab=learners.*stage=reached&second=0/);
    await expect(main.getByRole('status').filter({ hasText: `${learners} learner` })).toBeVisible();
    await page.reload();
    await expect(main.getByText(/^Learners who got to 0:00 of /)).toBeVisible();
    await page.goBack();
    await expect(main.getByText(/learners who began it\.$/)).toBeVisible();
  });

  await test.step('the film is saved second by second', async () => {
    const file = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download as CSV' }).click();
    const [, first, second] = (await readFile(await (await file).path(), 'utf8')).split('\r\n');
    expect([first, second]).toEqual([expect.stringMatching(/^0,/), expect.stringMatching(/^1,/)]);
  });

  await test.step('what was earned is a tab of it', async () => {
    await main.getByRole('tab', { name: 'Earnings' }).click();
    await expect(page).toHaveURL(/tab=earnings/);
    await expect(main.getByText('What you have sold, what of it is yours')).toBeVisible();
  });
});
