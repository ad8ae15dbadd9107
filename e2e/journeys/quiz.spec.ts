import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '../fixtures.ts';
import { aPerson } from './people.ts';
import { beginQuiz, saved } from './studio.ts';

const COURSE = 'reading-a-balance-sheet';

const question = (page: Page, number: number) => page.getByRole('group', { name: new RegExp(`^Question ${number} `) });

/** Moves the items of a question until they stand in this order, by their buttons alone. */
async function putInOrder(page: Page, number: number, items: readonly string[]): Promise<void> {
  const list = question(page, number).getByRole('list');
  for (const [place, item] of items.entries()) {
    while (!(await list.getByRole('listitem').nth(place).innerText()).startsWith(item)) {
      await list.getByRole('button', { name: `Move up: ${item}` }).press('Enter');
    }
  }
}

test('a learner types, orders and matches answers, opens a hint, and passes', async ({
  page,
  makeAccount,
  keepToken,
  apiAs,
}) => {
  const token = await makeAccount(aPerson('Quentin'));
  await keepToken(token);
  const api = apiAs(token);
  const { course, modules } = await api.getPlayer({ params: { slug: COURSE } });
  await api.enrol({ body: { course_id: course.id } });
  const quiz = modules.flatMap(({ lessons }) => lessons).find(({ kind }) => kind === 'quiz')!;
  await page.goto(`/course/${COURSE}?lesson=${quiz.id}`);
  await page.getByRole('button', { name: 'Start the quiz' }).click();

  await test.step('what is chosen', async () => {
    for (const right of ['Assets = liabilities + equity', 'a liability', 'False', '1.5', 'does not change']) {
      await page.getByRole('radio', { name: right, exact: true }).check();
    }
    for (const right of ['Stock', 'Receivables']) {
      await question(page, 5).getByRole('checkbox', { name: right, exact: true }).check();
    }
    await page.getByRole('radio', { name: 'Ask whether customers pay later' }).check();
  });

  await test.step('what is typed, after a hint that costs nothing', async () => {
    await page.getByRole('button', { name: 'Show the hint for question 8' }).click();
    await expect(page.getByText('Take what lenders paid for away from all there is.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Answer to question 8' }).fill('90,0');
    await page.getByRole('textbox', { name: 'Answer to question 9' }).fill(' trade  RECEIVABLES ');
  });

  await test.step('what is put in order with keys stays so after a reload', async () => {
    await putInOrder(page, 10, ['Money in the bank', 'Receivables', 'Stock', 'The workshop']);
    await page.reload();
    await page.getByRole('button', { name: 'Continue the quiz' }).click();
    const items = question(page, 10).getByRole('listitem');
    await expect(items.first()).toContainText('Money in the bank');
    await expect(items.last()).toContainText('The workshop');
    await expect(page.getByText('Take what lenders paid for away from all there is.')).toBeVisible();
  });

  await test.step('what belongs together', async () => {
    const pairs = {
      Stock: 'Current assets',
      'A machine': 'Fixed assets',
      'A deposit from a customer': 'Liabilities',
      'Profits that were kept': 'Equity',
    };
    for (const [option, choice] of Object.entries(pairs)) {
      await question(page, 11).getByLabel(option).selectOption({ label: choice });
    }
    await expect(page.getByText('11 of 11 answered')).toBeVisible();
  });

  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Passed' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Right', exact: true })).toHaveCount(11);
});

test('a teacher writes a question of each new kind, and draws two of them', async ({ page, signIn }) => {
  await signIn('teacher');
  await beginQuiz(page, 'Kinds of questions');

  const prompts = page.getByLabel('Question', { exact: true });
  await page.getByRole('button', { name: 'A number', exact: true }).click();
  await prompts.last().fill('What is its fall, &ge; 9?');
  await page.getByLabel('Right number').fill('9,81');
  await page.getByRole('button', { name: 'Put in order', exact: true }).click();
  await expect(prompts).toHaveCount(2);
  await prompts.last().fill('Put them in order.');
  for (const [place, item] of ['Tree', 'Apple', 'Ground'].entries()) {
    await page.getByLabel(`Answer ${place + 1} of question 2`, { exact: true }).fill(item);
  }
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await expect(prompts).toHaveCount(3);
  await prompts.last().fill('Who found what?');
  for (const [place, [text, match]] of Object.entries({ Newton: 'Gravity', Curie: 'Radium' }).entries()) {
    await page.getByLabel(`Pair ${place + 1} of question 3: what is to be matched`).fill(text);
    await page.getByLabel(`Pair ${place + 1} of question 3: what belongs to it`).fill(match);
  }
  await page.getByLabel('Questions drawn').fill('2');
  await saved(page);

  await page.reload();
  await expect(page.getByLabel('Right number')).toHaveValue(/9[.,]81/);
  await expect(page.getByLabel('Answer 3 of question 2', { exact: true })).toHaveValue('Ground');
  await expect(page.getByLabel('Pair 2 of question 3: what belongs to it')).toHaveValue('Radium');
  await expect(page.getByLabel('Questions drawn')).toHaveValue('2');

  await test.step('they leave as QTI, and come back as they were', async () => {
    await page.getByRole('button', { name: 'Export questions' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download 3 questions' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/\.qti\.zip$/);
    await page.getByRole('button', { name: 'Import questions' }).click();
    await page.getByLabel('File of questions').setInputFiles({
      name: file.suggestedFilename(),
      mimeType: 'application/zip',
      buffer: await readFile(await file.path()),
    });
    await page.getByRole('button', { name: 'Add 3 questions' }).click();
    await expect(prompts).toHaveCount(6);
    await expect(prompts.nth(3)).toHaveValue('What is its fall, ≥ 9?');
    await expect(page.getByLabel('Answer 3 of question 5', { exact: true })).toHaveValue('Ground');
    await expect(page.getByLabel('Pair 2 of question 6: what belongs to it')).toHaveValue('Radium');
  });
});
