import { expect, test, type Page } from '../fixtures.ts';
import { theVideo } from './learning.ts';
import { aPerson } from './people.ts';

const inLessons = (page: Page) => page.getByRole('region', { name: 'In lessons' });

test('a guest narrows the courses by what they need, and takes a choice back', async ({ page }) => {
  await page.goto('/marketplace/results');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters
    .getByRole('group', { name: 'Language' })
    .getByRole('checkbox', { name: /^French/ })
    .check();
  await expect(page).toHaveURL(/language=fr/);
  await expect(page.getByRole('link', { name: 'Écrire des e-mails clairs' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the filter French' }).click();
  await filters
    .getByRole('group', { name: 'Captions' })
    .getByRole('checkbox', { name: /^English/ })
    .check();
  await expect(page.getByRole('link', { name: 'Typography basics' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove the filter Captions in English' })).toBeVisible();
});

test('what is said in a film is found, and heard at its second by those who may', async ({
  page,
  makeAccount,
  keepToken,
  apiAs,
}) => {
  await test.step('a guest hears it in a film that is open to everyone', async () => {
    await page.goto('/marketplace/results?q=offline+mode');
    const line = inLessons(page).getByRole('link', { name: /^0:32/ });
    await expect(line.locator('mark')).toHaveText(['offline', 'mode']);
    await line.click();
    await expect(page).toHaveURL(/\/course\/player\/preview\/writing-clear-copy\?lesson=[\w-]+&at=32$/);
    const video = theVideo(page, 'Begin with the reader');
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThanOrEqual(32);
  });

  await test.step('of any other film they are told which course teaches it, and nothing more', async () => {
    await page.goto('/marketplace/results?q=eye+jumps+back');
    await expect(inLessons(page)).toContainText('Line length and line spacing');
    await expect(inLessons(page)).toContainText('This course teaches it.');
    await expect(inLessons(page)).not.toContainText('end of every line');
    await expect(inLessons(page).getByRole('link', { name: 'Typography basics' })).toBeVisible();
  });

  await test.step('one who takes the course is led to the second', async () => {
    const token = await makeAccount(aPerson('Finn'));
    await keepToken(token);
    const { course } = await apiAs(token).getPlayer({ params: { slug: 'typography-basics' } });
    await apiAs(token).enrol({ body: { course_id: course.id } });
    await page.goto('/marketplace/results?q=same+line+twice');
    await inLessons(page).getByRole('link', { name: /^0:05/ }).click();
    await expect(page).toHaveURL(/\/course\/typography-basics\?lesson=[\w-]+&at=5$/);
    const video = theVideo(page, 'Line length and line spacing');
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThanOrEqual(5);
  });
});

test('featured courses move by, and stop for whoever says so or looks at them', async ({ page }) => {
  await page.goto('/marketplace');
  const featured = page.getByRole('region', { name: 'Featured' });
  const before = featured.getByRole('button', { name: /^Show those before/ });
  const after = featured.getByRole('button', { name: /^Show those after/ });
  await expect(before).toHaveAttribute('aria-disabled', 'true');
  await expect(before).toHaveAttribute('aria-disabled', 'false');
  await featured.getByRole('button', { name: 'Pause' }).click();
  await expect(featured.getByRole('button', { name: 'Move by itself' })).toBeVisible();
  await before.click();
  await expect(before).toHaveAttribute('aria-disabled', 'true');

  await test.step('the arrow keys turn it from within', async () => {
    await featured.getByRole('group').getByRole('link').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(before).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.press('ArrowLeft');
    await expect(before).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('who wants less motion has nothing to stop, and still goes through it', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(after).toHaveAttribute('aria-disabled', 'false');
    await expect(featured.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await after.click();
    await expect(before).toHaveAttribute('aria-disabled', 'false');
  });
});

test('a course shows its trailer, its kin and its skills, and is shared by its address', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/course-info/writing-clear-copy');
  await page.getByRole('button', { name: /^Watch the trailer/ }).click();
  const film = theVideo(page, 'Begin with the reader');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The course’s address is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/course-info\/writing-clear-copy$/);
  const kin = page.getByRole('region', { name: 'Related courses' });
  await expect(kin.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await page.getByRole('region', { name: 'Skills' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/marketplace\/results\?skill=/);
  await expect(page.getByRole('link', { name: 'Writing clear copy' })).toBeVisible();
});
