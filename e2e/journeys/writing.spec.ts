import { expect, test } from '../fixtures.ts';
import { unique } from './people.ts';
import { saved } from './studio.ts';

test('a description is written with the tools: typing goes on where it should, and undo takes it all back', async ({
  page,
  signIn,
  apiAs,
}) => {
  await signIn('teacher');
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')!.value;
  const { slug } = await apiAs(token).createCourse({ body: { name: `Writing ${unique()}` } });
  await page.goto(`/course/edit/${slug}?section=description`);
  const text = page.getByRole('textbox', { name: 'Description' });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await text.click();
  await press('Heading');
  await page.keyboard.type('The porch\n');
  await press('Numbered list');
  await page.keyboard.type('Walk\nTalk\n\n');
  await press('Bulleted list');
  await page.keyboard.type('Sit\n');
  await press('Move the item in');
  await page.keyboard.type('still');
  await expect(text).toHaveValue('## The porch\n1. Walk\n2. Talk\n- Sit\n    - still');
  const preview = page.getByRole('region', { name: 'Preview of the description' });
  await expect(preview.getByRole('heading', { name: 'The porch' })).toBeVisible();
  await expect(preview.getByRole('listitem').filter({ hasText: 'still' })).toHaveCount(2);

  await page.keyboard.press('Control+b');
  await page.keyboard.type('now');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('.');
  await expect(text).toHaveValue(/- still\*\*now\*\*\.$/);
  await saved(page);

  await test.step('undo takes back what was typed and what the tools did', async () => {
    for (let presses = 0; (await text.inputValue()) !== ''; presses += 1) {
      expect(presses).toBeLessThan(60);
      await page.keyboard.press('Control+z');
    }
    await page.keyboard.press('Control+Shift+z');
    await expect(text).not.toHaveValue('');
  });

  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
});

test('a press that leaves a field which is wrong does what it was for; then the field says what is wrong', async ({
  page,
  signIn,
  apiAs,
}) => {
  // Between the press and its release the page gets all the time it asks for, and no other.
  await page.clock.install();
  await signIn('teacher');
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')!.value;
  const api = apiAs(token);
  const course = await api.createCourse({ body: { name: `Pressing ${unique()}` } });
  await api.createModule({ body: { course_id: course.id, title: 'The first walk' } });
  await page.goto(`/course/edit/${course.slug}?section=curriculum`);
  const title = page.getByRole('textbox', { name: 'Title of module 1' });
  await title.click();
  await saved(page);
  const { x, y } = (await page.getByRole('button', { name: 'Add a lesson to The first walk' }).boundingBox())!;
  const error = page.getByText('Title must be between 3 and 80 characters.', { exact: true });

  await page.clock.pauseAt(Date.now() + 5_000);
  await title.press('Control+a');
  await title.press('Backspace');
  await page.mouse.move(x + 10, y + 3);
  await page.mouse.down();
  await page.clock.runFor(1_000);
  await expect(title).not.toBeFocused();
  await page.mouse.up();
  await page.clock.resume();
  await expect(page.getByRole('textbox', { name: 'Title of the lesson' })).toBeVisible();
  await expect(error).toBeVisible();
});
