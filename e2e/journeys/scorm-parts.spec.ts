import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import type { FrameLocator } from 'playwright/test';
import { expect, test, type Page } from '../fixtures.ts';
import { lessonList } from './learning.ts';
import { aPerson, unique } from './people.ts';
import { toSection, upload } from './studio.ts';
import { makeZip } from './zip.ts';

const COURSE = 'typography-basics';
const LESSON = 'Two parts in one package';

test('between two parts of a package the line is cut: it is said, nothing is lost, and it goes on', async ({
  page,
  context,
  signIn,
  makeAccount,
  keepToken,
  apiAs,
}) => {
  const { id, slug, lesson } = await test.step('a course with a package of two parts is published', async () => {
    await signIn('teacher');
    const teacher = apiAs((await context.cookies()).find(({ name }) => name === 'token')!.value);
    const made = await aCourseWithPackage(teacher);
    await page.goto(to.editCourse({ slug: made.slug }));
    await toSection(page, 'Curriculum');
    await page.getByRole('link', { name: LESSON }).click();
    await upload(page, 'SCORM package', { name: 'parts.zip', mimeType: 'application/zip', buffer: makeZip(PACKAGE) });
    await teacher.submitCourse({ params: { id: made.id } });
    const admin = (await apiAs().listDemoAccounts()).find((one) => one.role === 'admin')!;
    const { token } = await apiAs().login({ body: { email: admin.email, password: admin.password } });
    await apiAs(token).publishCourse({ params: { slug: made.slug }, body: {} });
    return made;
  });
  const token = await makeAccount(aPerson('Timon'));
  await apiAs(token).enrol({ body: { course_id: id } });
  await keepToken(token);
  await page.goto(`/course/${slug}?lesson=${lesson}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(inPackage(page).getByRole('heading', { name: 'Part one' })).toBeVisible();

  await test.step('without a line one stays in the part, and is told so', async () => {
    await context.setOffline(true);
    await inPackage(page).getByRole('button', { name: 'Note this' }).click();
    await page.getByRole('button', { name: 'Next part' }).click();
    await expect(page.getByText(/^There is no line: the other part cannot be fetched/)).toBeVisible();
    await expect(inPackage(page).getByRole('heading', { name: 'Part one' })).toBeVisible();
    await expect(inPackage(page).getByText('Noted: 1')).toBeVisible();
  });

  await test.step('when the line is back it goes on, and what was noted is there', async () => {
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Next part' }).click();
    await expect(inPackage(page).getByRole('heading', { name: 'Part two' })).toBeVisible();
    await page.getByRole('button', { name: 'Previous part' }).click();
    await expect(inPackage(page).getByRole('heading', { name: 'Part one' })).toBeVisible();
    await expect(inPackage(page).getByText('Noted: 1')).toBeVisible();
    await page.getByRole('button', { name: 'Save and leave' }).click();
    await expect(lessonList(page)).toBeVisible();
  });
});

/** The package stands in a frame of ours, and that in the page. */
const inPackage = (page: Page): FrameLocator => page.frameLocator('main iframe').frameLocator('iframe');

/** A copy of a demo course with a lesson that waits for its package. */
async function aCourseWithPackage(teacher: Api) {
  const { course } = await teacher.getPlayer({ params: { slug: COURSE } });
  const { id, slug, modules, version } = await teacher.duplicateCourse({ params: { id: course.id } });
  await teacher.updateCourse({ params: { id }, body: { name: `Parts ${unique()}`, base_version: version } });
  // Their dates stayed behind, and what has none cannot be submitted.
  for (const live of modules.flatMap(({ lessons }) => lessons).filter(({ kind }) => kind === 'live')) {
    const { version: base_version } = await teacher.getCourseBuilder({ params: { slug } });
    await teacher.removeLesson({ params: { id: live.id }, query: { base_version } });
  }
  const added = await teacher.createLesson({ body: { module_id: modules[0]!.id, title: LESSON, kind: 'scorm' } });
  return { id, slug, lesson: added.modules[0]!.lessons.at(-1)!.id };
}

/** Keeps what is noted as its own data, and shows it. */
const partOf = (title: string): string => `<!doctype html><html lang="en"><title>${title}</title>
<h1>${title}</h1><button>Note this</button><p>Noted: <span>0</span></p>
<script>
let frame = window;
while (!frame.API && frame.parent !== frame) frame = frame.parent;
frame.API.LMSInitialize('');
const shown = document.querySelector('span');
shown.textContent = frame.API.LMSGetValue('cmi.suspend_data') || '0';
document.querySelector('button').onclick = () => {
  shown.textContent = String(Number(shown.textContent) + 1);
  frame.API.LMSSetValue('cmi.suspend_data', shown.textContent);
  frame.API.LMSCommit('');
};
window.addEventListener('pagehide', () => frame.API.LMSFinish(''));
</script></html>`;

const PACKAGE = {
  'imsmanifest.xml': `<?xml version="1.0"?>
<manifest identifier="M" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="O"><organization identifier="O"><title>Parts</title>
    <item identifier="I1" identifierref="R1"><title>Part one</title></item>
    <item identifier="I2" identifierref="R2"><title>Part two</title></item></organization></organizations>
  <resources><resource identifier="R1" type="webcontent" adlcp:scormtype="sco" href="one.html"><file href="one.html"/></resource>
    <resource identifier="R2" type="webcontent" adlcp:scormtype="sco" href="two.html"><file href="two.html"/></resource></resources>
</manifest>`,
  'one.html': partOf('Part one'),
  'two.html': partOf('Part two'),
};
