import { expect, test, type Page } from '../fixtures.ts';
import { aPerson } from './people.ts';

test('a profile is edited with a photo, and the header follows', async ({ page, signUp }) => {
  const person = aPerson('Quinn');
  await signUp(person);
  await page.goto('/profile/edit');
  await page.getByLabel('Last name').fill('Wayfarer');
  await page.getByLabel('Professional title').fill('Light keeper');
  await page.getByLabel('About you').fill('I keep a lamp at night.');
  await choosePhoto(page, { name: 'tiny.png', width: 90, height: 600 });
  await expect(page.getByRole('alert').filter({ hasText: 'this one has 90 × 600.' })).toBeVisible();
  await choosePhoto(page, { name: 'portrait.png', width: 900, height: 600 });
  const dialog = page.getByRole('dialog', { name: 'Choose the part that is shown' });
  await dialog.getByRole('slider', { name: 'Zoom' }).press('End');
  await dialog.getByRole('application', { name: /Move it with the arrow keys/ }).press('ArrowRight');
  await dialog.getByRole('button', { name: 'Rotate to the right' }).click();
  await dialog.getByRole('button', { name: 'Use the photo' }).click();
  await expect(dialog).toBeHidden();

  const preview = page.getByRole('complementary', { name: 'How others see you' });
  await expect(preview).toContainText('Quinn Wayfarer');
  await expect(preview.locator('img').first()).toHaveAttribute('src', /^blob:/);

  await page.getByRole('link', { name: /^Stoa/ }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: /stay/i }).click();
  await expect(page).toHaveURL('/profile/edit');

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Profile menu of Quinn Wayfarer' })).toBeVisible();

  await page.reload();
  const photo = preview.locator('img').first();
  await expect(photo).toHaveAttribute('src', /^\/(?!blob)/);
  await expect(page.getByLabel('Professional title')).toHaveValue('Light keeper');
  await expect(page.getByLabel('About you')).toHaveValue('I keep a lamp at night.');
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([200, 200]);

  await page.getByRole('button', { name: 'Remove the photo' }).click();
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue('Wayfarer');
  await expect(preview.locator('img')).toHaveCount(0);
});

async function choosePhoto(page: Page, { name, ...size }: Size & { name: string }): Promise<void> {
  const buffer = await aPicture(page, size);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Choose (a|another) photo$/ }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
}

interface Size {
  width: number;
  height: number;
}

/** A picture that no camera took: four quarters of one colour each. */
async function aPicture(page: Page, { width, height }: Size): Promise<Buffer> {
  const address = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [w!, h!];
      const context = canvas.getContext('2d')!;
      for (const [n, colour] of ['#c33', '#3c3', '#33c', '#cc3'].entries()) {
        context.fillStyle = colour;
        context.fillRect((n % 2) * (w! / 2), Math.floor(n / 2) * (h! / 2), w! / 2, h! / 2);
      }
      return canvas.toDataURL('image/png');
    },
    [width, height],
  );
  return Buffer.from(address.split(',')[1]!, 'base64');
}
