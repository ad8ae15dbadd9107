import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { newId } from '@stoa/shared/remote/new-id.ts';
import { expect, test, type Page } from '../fixtures.ts';
import { unique } from './people.ts';

const aLearner = (name: string) => ({
  first_name: name,
  last_name: 'Learner',
  email: `${name.toLowerCase()}-${unique()}@example.test`,
  password: 'walks-and-talks-1',
});

/** A free course of the teacher, and a class of it that begins in two minutes: its door is open. */
async function aClass(teacher: Api, title: string): Promise<{ id: string; courseId: string }> {
  const { items } = await teacher.listOwnCourses({ query: { per_page: 50 } });
  for (const { id, slug, status } of items) {
    if (status !== 'published') continue;
    const course = await teacher.getCourseBuilder({ params: { slug } });
    if (course.type !== 'free') continue;
    return { id: await planClass(teacher, { courseId: id, hostId: course.creator.id, title }), courseId: id };
  }
  throw new Error('The teacher has no free course.');
}

async function planClass(
  teacher: Api,
  { courseId, hostId, title }: { courseId: string; hostId: string; title: string },
): Promise<string> {
  const start = new Date(Date.now() + 2 * 60_000).toISOString();
  const [planned] = await teacher.saveLiveSchedule({
    body: {
      course_id: courseId,
      key: newId(),
      lesson_id: null,
      title,
      description: 'Three windows meet.',
      dates: [start.slice(0, 10)],
      time: start.slice(11, 16),
      time_zone: 'UTC',
      duration_min: 30,
      capacity: null,
      room: 'builtin',
      join_url: null,
      host_url: null,
      host_ids: [hostId],
    },
  });
  return planned!.id;
}

/** Goes to the room with camera and microphone on. */
async function comeToDoor(page: Page, id: string): Promise<void> {
  await page.goto(to.classRoom({ id }));
  for (const device of ['Microphone', 'Camera']) {
    await page.getByRole('switch', { name: device }).click();
    await expect(page.getByRole('switch', { name: device })).toBeChecked();
  }
}

/** How many people this page sees moving. */
const seen = (page: Page) =>
  page
    .getByRole('region', { name: 'On stage' })
    .locator('li video')
    .evaluateAll((videos) => videos.filter((video) => (video as HTMLVideoElement).videoWidth > 0).length);

test('three windows meet in the room of a class: the host lets them in, they see, hear and read one another', async ({
  page: ada,
  browser,
  signUp,
  makeAccount,
  signInAs,
  openAs,
  apiAs,
}) => {
  const teacher = await anAccount(apiAs(), 'teacher');
  const { id, courseId } = await aClass(apiAs(teacher), `Three windows ${unique()}`);
  const bosToken = await makeAccount(aLearner('Bo'));
  await signUp(aLearner('Ada'));
  await apiAs(bosToken).enrol({ body: { course_id: courseId } });
  const bo = await openAs(bosToken, browser);
  const host = await signInAs('teacher', browser);

  // Who takes no part in the course does not come to the door.
  await ada.goto(to.classRoom({ id }));
  await expect(ada.getByText('Enrol in the course to join its classes.')).toBeVisible();
  await enrolHere(ada, apiAs, courseId);

  await comeToDoor(host, id);
  await host.getByRole('button', { name: 'Start the class' }).click();
  await expect(host.getByRole('toolbar')).toBeVisible();
  for (const learner of [ada, bo]) {
    await comeToDoor(learner, id);
    await learner.getByRole('button', { name: 'Join' }).click();
    await expect(learner.getByRole('heading', { name: 'The host will let you in' })).toBeVisible();
  }
  await host.getByRole('button', { name: /^People/ }).click();
  await host.getByRole('button', { name: 'Let everyone in' }).click();
  for (const one of [host, ada, bo]) await expect.poll(() => seen(one)).toBe(3);

  await ada.getByRole('button', { name: 'Raise your hand' }).click();
  await expect(host.getByRole('listitem').filter({ hasText: 'Ada' }).getByText('Hand raised')).toBeAttached();
  await bo.getByRole('button', { name: /^Chat/ }).click();
  await bo.getByRole('textbox', { name: 'Message to everyone' }).fill('Good evening');
  await bo.keyboard.press('Enter');
  await ada.getByRole('button', { name: /^Chat, 1 new message/ }).click();
  await expect(ada.getByText('Good evening', { exact: true })).toBeVisible();

  // A page that is loaded again comes back without waiting, and is seen anew.
  await bo.reload();
  await comeToDoor(bo, id);
  await bo.getByRole('button', { name: 'Join' }).click();
  for (const one of [host, ada, bo]) await expect.poll(() => seen(one)).toBe(3);

  await host.getByRole('button', { name: 'Mute everyone' }).click();
  await expect(ada.getByRole('button', { name: 'Microphone' })).toHaveAttribute('aria-pressed', 'false');
  await bo.close();
  await expect.poll(() => seen(host)).toBe(2);

  await host.getByRole('button', { name: 'End the class for everyone' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'End the class' }).click();
  await expect(ada.getByRole('heading', { name: 'The host ended the class' })).toBeVisible();

  // Who came stands in the register.
  await host.goto(to.attendance({ class: id }));
  await expect(host.getByRole('row').filter({ hasText: 'Ada Learner' })).toContainText('Present');
});

/** Records for at least so many seconds. */
async function recordFor(host: Page, seconds: number): Promise<void> {
  await host.getByRole('button', { name: 'Record the class' }).click();
  await expect(host.getByText('This class is being recorded', { exact: true })).toBeVisible();
  await expect
    .poll(async () => Number(/0:(\d\d)/.exec(await host.getByText(/^You are recording/).innerText())?.[1]))
    .toBeGreaterThanOrEqual(seconds);
  // A part of it is kept, however busy the machine is.
  await expect(host.getByText(/^You are recording/)).not.toContainText(/, 0 byte/);
}

test('what a host records becomes a lesson, though its page was lost; a second recording asks before it takes its place', async ({
  browser,
  signInAs,
  apiAs,
}) => {
  const teacher = apiAs(await anAccount(apiAs(), 'teacher'));
  const draft = await teacher.createCourse({ body: { name: `Evenings on film ${unique()}` } });
  const title = 'An evening on film';
  const id = await planClass(teacher, { courseId: draft.id, hostId: draft.creator.id, title });
  const host = await signInAs('teacher', browser);
  await comeToDoor(host, id);
  await host.getByRole('button', { name: 'Start the class' }).click();
  await recordFor(host, 9);

  // The page is lost in the midst of it: what was filmed by then is there.
  host.on('dialog', (dialog) => void dialog.accept());
  await host.reload();
  const kept = host.getByRole('list', { name: 'Recordings in this browser' }).getByRole('listitem');
  await expect(kept).toContainText('A recording of under 1 min was not sent yet');
  await kept.getByRole('button', { name: 'Make it a lesson' }).click();
  await expect(kept).toContainText('The recording is a lesson of the course now.');
  const filmed = async () => {
    const { modules } = await teacher.getCourseBuilder({ params: { slug: draft.slug } });
    return modules.flatMap(({ lessons }) => lessons).filter(({ kind }) => kind === 'video');
  };
  const [first] = await filmed();
  expect(first).toMatchObject({ title, required: false });
  expect(first!.duration_s).toBeLessThan(60);

  await host.getByRole('switch', { name: 'Camera' }).click();
  await host.getByRole('button', { name: 'Start the class' }).click();
  await recordFor(host, 3);
  await host.getByRole('button', { name: 'Record the class' }).click();
  await kept.getByRole('button', { name: 'Make it a lesson' }).click();
  await expect(kept).toContainText('This class has a recording already.');
  await kept.getByRole('button', { name: 'Replace it' }).click();
  await expect(kept).toContainText('The recording is a lesson of the course now.');
  const [second, ...others] = await filmed();
  expect(others).toEqual([]);
  expect([second!.id, second!.file?.id === first!.file?.id]).toEqual([first!.id, false]);

  // A player knows how long it is, and can jump in it.
  await host.getByRole('button', { name: 'Leave' }).click();
  await host.goto(to.preview({ slug: draft.slug }));
  const film = host.locator('video').first();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThan(0);
  expect(await film.evaluate((video: HTMLVideoElement) => Number.isFinite(video.duration))).toBe(true);
});

test('a page of another screen may use no camera, and the room is loaded as a page of its own', async ({
  page,
  signIn,
}) => {
  await signIn('learner');
  await page.goto(to.home());
  const ask = () =>
    page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ video: true }).then(
        () => 'given',
        (error: Error) => error.name,
      ),
    );
  expect(await ask()).toBe('NotAllowedError');
  const id = newId();
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, to.classRoom({ id }));
  await expect(page.getByRole('heading', { name: 'There is no such room' })).toBeVisible();
  expect(await ask()).toBe('given');
});

async function anAccount(api: Api, role: string): Promise<string> {
  const account = (await api.listDemoAccounts()).find((one) => one.role === role);
  const { token } = await api.login({ body: { email: account!.email, password: account!.password } });
  return token;
}

/** Takes the course with the token that this page has. */
async function enrolHere(page: Page, apiAs: (token?: string) => Api, courseId: string): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value;
  await apiAs(token).enrol({ body: { course_id: courseId } });
}
