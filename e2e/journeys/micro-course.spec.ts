import type { Api } from '@stoa/shared/http/api.ts';
import { certificatePdfPath } from '@stoa/shared/contract/kernel/routes.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { markDone, openLesson } from './learning.ts';
import { drawBanner } from './paths.ts';
import { aPerson, unique } from './people.ts';
import { saved, toSection } from './studio.ts';

const SAMPLE = 'Alternative Texts in Ten Minutes';
const slugIn = (url: string): string => /\/course\/edit\/([a-z0-9-]+)/.exec(url)![1]!;

test('a partner makes a micro course, an admin publishes it, and its certificate shows the partner’s logo', async ({
  page,
  browser,
  signIn,
  signInAs,
  apiAs,
  makeAccount,
  openAs,
}) => {
  const name = `Pictures in words ${unique()}`;
  const partner = await demoApi(apiAs, 'partner');
  await signIn('partner');

  await test.step('a logo is put on certificates to come', async () => {
    await page.goto('/profile/edit');
    const logo = page.getByRole('group', { name: 'Logo' });
    const chooser = page.waitForEvent('filechooser');
    await logo.getByRole('button', { name: /^Choose/ }).click();
    const buffer = await drawBanner(page, { width: 600, height: 200 });
    await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await expect(logo.getByRole('img', { name: 'Your logo, as certificates show it' })).toBeVisible();
  });

  await test.step('the bar leads to a new micro course, which can be thrown away', async () => {
    await choose(page, 'Create');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`Not this one ${name}`);
    await page.getByRole('button', { name: 'Create the draft' }).click();
    await expect(page).toHaveURL(/\/course\/edit\//);
    await expect(page.getByText('Micro course', { exact: true })).toBeVisible();
    await choose(page, 'Manage');
    await page.getByRole('button', { name: `More for Not this one ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete the course' }).click();
    await expect(page.getByRole('link', { name: `Not this one ${name}` })).toHaveCount(0);
  });

  const slug = await test.step('a copy of one that is there goes to review', async () => {
    await page.getByRole('button', { name: `More for ${SAMPLE}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page).toHaveURL(/\/course\/edit\/alternative-texts/);
    const address = slugIn(page.url());
    await withoutQuiz(partner, address);
    await page.reload();
    await page.getByLabel('Title').fill(name);
    await saved(page);
    await toSection(page, 'Review & submit');
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await expect(page.getByRole('main')).toContainText('Course is in review. Editing disabled.');
    return address;
  });

  await test.step('a teacher finds nothing of it', async () => {
    const teacher = await signInAs('teacher', browser);
    await teacher.goto(`/course/edit/${slug}`);
    await expect(teacher.getByRole('heading', { name: 'You have no course at this address' })).toBeVisible();
    await teacher.context().close();
  });

  await test.step('an admin reads what it is, and publishes it', async () => {
    const admin = await signInAs('admin', browser);
    await admin.goto(`/course/review/${slug}`);
    await expect(admin.getByText('Micro course', { exact: true })).toBeVisible();
    await admin.getByRole('button', { name: 'Publish the course' }).click();
    await expect(admin.getByRole('main')).toContainText('Published');
    await admin.context().close();
  });

  await test.step('a learner completes it, and the logo stands on the certificate', async () => {
    const token = await makeAccount(aPerson('Paola'));
    const { course } = await partner.getPlayer({ params: { slug } });
    await apiAs(token).enrol({ body: { course_id: course.id } });
    const learner = await openAs(token, browser);
    await learner.goto(`/course/${slug}`);
    for (const title of ['What is the picture there for?', 'When to write nothing']) {
      await openLesson(learner, new RegExp(title.replace('?', '\\?')));
      await markDone(learner, title);
    }
    await learner.getByRole('link', { name: 'See your certificate' }).click();
    const sheet = learner.getByRole('figure', { name: 'The certificate' });
    await expect(sheet.getByRole('img', { name: 'Logo of Demo Partner' })).toBeVisible();
    const address = new URL(learner.url()).pathname.split('/').at(-1)!;
    const pdf = await learner.request.get(certificatePdfPath(address));
    expect((await pdf.body()).includes('DCTDecode'), 'the PDF holds the picture as it was sent').toBe(true);
    await learner.context().close();
  });

  await partner.removeCertificateMark({ query: { kind: 'logo' } });
});

/** An entry of the partner's bar. */
async function choose(page: Page, entry: 'Create' | 'Manage'): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Partner Dashboard' })
    .getByRole('button', { name: 'Micro Courses' })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function demoApi(apiAs: (token?: string) => Api, role: string): Promise<Api> {
  const account = (await apiAs().listDemoAccounts()).find((one) => one.role === role)!;
  const { token } = await apiAs().login({ body: { email: account.email, password: account.password } });
  return apiAs(token);
}

/** What is left is read and marked as done. */
async function withoutQuiz(partner: Api, slug: string): Promise<void> {
  const { modules, version } = await partner.getCourseBuilder({ params: { slug } });
  const quiz = modules.flatMap(({ lessons }) => lessons).find(({ kind }) => kind === 'quiz')!;
  await partner.removeLesson({ params: { id: quiz.id }, query: { base_version: version } });
}
