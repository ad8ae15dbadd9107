import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aCourseCard, anId, aPathProgress } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../app.tsx';
import { aLearningPath, aPathCourse, aPlan } from '../testing/builders.ts';

const constants = {
  levels: [],
  content_type: [],
  course_review_status: [],
  CERTIFICATE_IMG_URL: '/certificate.svg',
};
type Given = NonNullable<Parameters<typeof aLearningPath>[0]>;

const course = (number: number, given: Parameters<typeof aCourseCard>[0] = {}) =>
  aPathCourse(number, {
    course: aCourseCard({ id: anId(200 + number), slug: `course-${number}`, name: `Course ${number}`, ...given }),
  });
const sold: Given = { fee: 'one_time', amount_minor: 3000, courses: [course(1), course(2)], course_count: 2 };
const show = (given: Given, replies: Replies = {}, session?: object) =>
  renderScreen(<App />, {
    url: '/learning-path-info/seeing-light',
    ...(session && { session }),
    replies: {
      getLearningPath: aLearningPath(given),
      getCourseConstants: { ...constants, payments_open: true },
      ...replies,
    },
  });
const panel = async () => within(await screen.findByRole('complementary', { name: 'Enrolment' }));

beforeEach(() => window.sessionStorage.clear());

const aCup = {
  id: anId(400),
  title: 'Throw a cup',
  required: true,
  submission_type: 'text' as const,
  due_days: 14,
  max_attempts: 3,
  due_at: null,
  overdue: false,
  submission: null,
};

test('a path says what is to be handed in, before one takes it', async () => {
  show({ assignments: [aCup, { ...aCup, id: anId(401), title: 'Glaze it', required: false, due_days: null }] });
  const section = within(await screen.findByRole('region', { name: 'What you hand in' }));
  expect(section.getByRole('heading', { name: 'Throw a cup' })).toBeVisible();
  expect(section.getByText('Due 14 days after you take the path')).toBeVisible();
  expect(section.getByText('Optional')).toBeVisible();
  expect(section.queryByRole('link')).toBeNull();
});

test('whoever takes the path sees where their work stands, and goes there', async () => {
  const submission = {
    id: anId(600),
    status: 'returned' as const,
    attempt: 1,
    late: true,
    submitted_at: '2026-03-02T09:00:00.000Z',
    judged_by: { pass_mark: 60, rubric: [] },
    score: null,
    points: [],
    feedback: 'The handle is missing.',
    reviewed_by: null,
    reviewed_at: '2026-03-03T09:00:00.000Z',
  };
  show(
    {
      progress: aPathProgress({ required_assignments: 1 }),
      assignments: [{ ...aCup, due_at: '2026-03-20T09:00:00.000Z', submission }],
    },
    {},
    {},
  );
  const section = within(await screen.findByRole('region', { name: 'What you hand in' }));
  expect(section.getByText('Returned to you')).toBeVisible();
  expect(section.getByText('Late')).toBeVisible();
  expect(section.getByText('Due 20 March 2026')).toBeVisible();
  expect(section.getByRole('link', { name: 'Go on with your work: Throw a cup' })).toHaveAttribute(
    'href',
    `/learning-path/assignment/${anId(400)}`,
  );
  expect((await panel()).getByText('1 of 2 courses completed, 0 of 1 assignment approved')).toBeVisible();
});

test('who teaches all that it requires is told before they take it that they cannot complete it', async () => {
  show({ fee: 'free', can_complete: false }, {}, {});
  expect((await panel()).getByText(/You teach all courses that this path requires/)).toBeVisible();
});

test('a path that is bought says its price, what it saves, and leads to the till', async () => {
  show({ ...sold, compare_at_minor: 5000, singly: { amount_minor: 4800, currency: 'USD' } });
  const there = await panel();
  expect(await there.findByRole('link', { name: 'Buy for $30' })).toHaveAttribute('href', '/payment?path=seeing-light');
  expect(there.getByText('You save $18: bought one by one, these courses cost $48.')).toBeVisible();
  expect(there.getByText('Instead of $50')).toBeVisible();
  expect(there.getByText(/You pay once and keep all 2 courses/)).toBeVisible();
  expect(there.getByRole('button', { name: 'Add to cart' })).toBeVisible();
});

test.each([
  [
    'more than its courses do one by one',
    { amount_minor: 2000, currency: 'USD' },
    /that you do not have yet cost \$20/,
  ],
  ['what cannot be compared', { amount_minor: 9000, currency: 'EUR' }, undefined],
  ['as much as its courses do', { amount_minor: 3000, currency: 'USD' }, undefined],
])('where it costs %s, no saving is claimed', async (_what, singly, words) => {
  show({ ...sold, singly });
  const there = await panel();
  expect(await there.findByRole('link', { name: 'Buy for $30' })).toBeVisible();
  expect(there.queryByText(/You save/)).toBeNull();
  expect(there.queryByText(/one by one/) !== null).toBe(words !== undefined);
  if (words) expect(there.getByText(words)).toBeVisible();
});

test('where nothing can be paid it says so', async () => {
  show(sold, { getCourseConstants: { ...constants, payments_open: false } });
  const there = await panel();
  expect(await there.findByText('Nobody can buy this learning path yet')).toBeVisible();
  expect(there.queryByRole('link')).toBeNull();
});

test('beside the price stands what a plan would give, or gives already', async () => {
  const all = aPlan({ name: 'All of it' });
  const without = show(sold, { listPlansOnOffer: [all] });
  expect(await (await panel()).findByRole('link', { name: 'All of it' })).toHaveAttribute(
    'href',
    `/payment?plan=${all.id}`,
  );
  without.unmount();
  show(sold, {}, { permissions: ['view-course-all-videos'] });
  expect(await (await panel()).findByText(/^Your plan opens all videos.*in those that you enrol in\.$/)).toBeVisible();
});

test('one who took it sees how far they are, and goes on where they left', async () => {
  const courses = [course(1, { student_percentage: 100 }), course(2, { student_percentage: 40 })];
  show({ ...sold, courses, is_bought: true, progress: aPathProgress() }, {}, {});
  const there = await panel();
  expect(there.getByRole('link', { name: 'Continue with Course 2' })).toHaveAttribute('href', '/course/course-2');
  expect(there.getByText('1 of 2 courses completed')).toBeVisible();
  expect(there.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
});

test('what was completed stays so, with its certificate, when a course joins the path', async () => {
  const progress = aPathProgress({
    completed_at: '2026-03-09T09:00:00.000Z',
    certificate_slug: 'nadia-light',
    next_course: { id: anId(203), slug: 'course-3', name: 'Course 3', is_begun: false },
  });
  show({ ...sold, progress, courses: [course(1, { student_percentage: 100 }), course(3)] }, {}, {});
  const there = await panel();
  expect(there.getByText('Completed')).toBeVisible();
  expect(there.getByRole('link', { name: 'View certificate' })).toHaveAttribute('href', '/certificates/nadia-light');
  expect(there.getByRole('link', { name: 'Start with Course 3' })).toHaveAttribute('href', '/course/course-3');
});

test('one who has all its courses without having taken it sees the same, counted from them', async () => {
  const courses = [course(1, { student_percentage: 100 }), course(2, { student_percentage: 0 })];
  show({ courses }, {}, {});
  const there = await panel();
  expect(there.getByText('1 of 2 courses completed')).toBeVisible();
  expect(there.getByRole('link', { name: 'Start with Course 2' })).toHaveAttribute('href', '/course/course-2');
});

test('one who has all its courses can follow it, so that they count', async () => {
  const courses = [course(1, { student_percentage: 100 }), course(2, { student_percentage: 0 })];
  const after = aLearningPath({ courses, progress: aPathProgress() });
  let follows = false;
  const { user } = show(
    {},
    {
      getLearningPath: () => (follows ? after : aLearningPath({ courses })),
      enrolInPath: () => {
        follows = true;
        return after;
      },
    },
    {},
  );
  await user.click((await panel()).getByRole('button', { name: 'Follow this path' }));
  expect(await (await panel()).findByRole('link', { name: 'Continue with Course 2' })).toBeVisible();
  expect((await panel()).queryByRole('button')).toBeNull();
});

test('a free path that opens nothing can be followed all the same', async () => {
  show({ courses: [course(1, { type: 'paid', price_minor: 900 })] }, {}, {});
  expect((await panel()).getByRole('button', { name: 'Follow this path' })).toBeVisible();
  expect((await panel()).getByText('One course of this path is bought by itself.')).toBeVisible();
});

test('where nothing is left the first course can be gone through again', async () => {
  const courses = [course(1, { student_percentage: 100 })];
  const progress = aPathProgress({ percentage: 100, completed_at: '2026-03-09T09:00:00.000Z', next_course: null });
  show({ courses, progress }, {}, {});
  expect((await panel()).getByRole('link', { name: 'Go through it again' })).toHaveAttribute(
    'href',
    '/course/course-1',
  );
});

test('each course says what is done of it, and one that waits which course comes first', async () => {
  const courses = [
    { ...course(1, { student_percentage: 100 }), completed: true },
    course(2, { student_percentage: 40 }),
    { ...course(3, { student_percentage: 0 }), waits: true },
    { ...course(4), required: false },
  ];
  show({ courses, progress: aPathProgress() }, {}, {});
  const steps = within(within(await screen.findByRole('region', { name: 'The courses' })).getByRole('list'));
  const [first, second, third, fourth] = steps.getAllByRole('listitem') as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  expect(within(first).getByText('Completed')).toBeVisible();
  expect(within(second).getByText('40% complete')).toBeVisible();
  expect(within(second).getByRole('link', { name: 'Course 2' })).toHaveAttribute('href', '/course/course-2');
  expect(within(third).getByText('Complete “Course 2” first.')).toBeVisible();
  expect(within(third).getByRole('link', { name: 'Course 3' })).toHaveAttribute('href', '/course-info/course-3');
  expect(within(fourth).getByText('Optional')).toBeVisible();
});

test('what waits names no course that they do not have: it holds nothing back', async () => {
  const courses = [
    course(1),
    course(2, { student_percentage: 40 }),
    { ...course(3, { student_percentage: 0 }), waits: true },
  ];
  show({ courses, progress: aPathProgress() }, {}, {});
  expect(await screen.findByText('Complete “Course 2” first.')).toBeVisible();
});

test('it names the skills it teaches and the certificate that it ends with', async () => {
  show({ skills: [{ id: anId(60), skill: 'Exposure' }], certificate: true });
  const skills = await screen.findByRole('region', { name: 'Skills' });
  expect(within(skills).getByText('Exposure')).toBeVisible();
  expect((await panel()).getByText(/gets a certificate of it/)).toBeVisible();
});

test('who took a path that is offered no more keeps it, and is told so', async () => {
  const { unmount } = show({ is_offered: false, progress: aPathProgress() }, {}, {});
  expect(await screen.findByText('This learning path is no longer offered')).toBeVisible();
  expect((await panel()).getByRole('link', { name: 'Continue with Course 2' })).toBeVisible();
  unmount();
  show({});
  await panel();
  expect(screen.queryByText('This learning path is no longer offered')).toBeNull();
});

test('a free path is enrolled in at once; what is sold by itself is named', async () => {
  const courses = [course(1), course(2, { type: 'paid', price_minor: 900 })];
  const before = aLearningPath({ courses, opens: [anId(201)] });
  const after = aLearningPath({ courses: [course(1, { student_percentage: 0 }), courses[1]!] });
  let isEnrolled = false;
  const enrolInPath = () => {
    isEnrolled = true;
    return after;
  };
  const { user, toasts, events } = show({}, { getLearningPath: () => (isEnrolled ? after : before), enrolInPath }, {});
  const there = await panel();
  expect(there.getByText('One course of this path is bought by itself.')).toBeVisible();
  await user.click(there.getByRole('button', { name: 'Enrol for free' }));
  expect(await there.findByRole('link', { name: 'Start with Course 1' })).toHaveAttribute('href', '/course/course-1');
  expect(toasts.at(-1)?.message).toBe('You follow Seeing and shaping light now.');
  expect(events).toContainEqual({ name: 'course-enrolled', detail: { courseId: anId(201) } });
});

test('what a guest asked for is done when they come back signed in', async () => {
  const free = { courses: [course(1)], opens: [anId(201)] };
  const guest = show(free);
  await guest.user.click((await panel()).getByRole('button', { name: 'Log in to enrol' }));
  expect(guest.loginRequests()).toBe(1);
  guest.unmount();
  const { calls } = show(free, { enrolInPath: aLearningPath(free) }, {});
  await waitFor(() => expect(calls.filter(({ name }) => name === 'enrolInPath')).toHaveLength(1));
});

test('a path that changed meanwhile says so', async () => {
  const free = { courses: [course(1)], opens: [anId(201)] };
  const { user } = show(
    free,
    {
      enrolInPath: () => {
        throw refusal('payment_required');
      },
    },
    {},
  );
  await user.click((await panel()).getByRole('button', { name: 'Enrol for free' }));
  expect(await screen.findByText('This path has changed since then. Look at it again.')).toBeVisible();
});

test('courses that came after it was bought are opened with a press', async () => {
  const courses = [course(1, { student_percentage: 100 }), course(2)];
  const { user, calls } = show(
    { ...sold, courses, is_bought: true, opens: [anId(202)] },
    { enrolInPath: aLearningPath({ courses, is_bought: true }) },
    {},
  );
  await user.click((await panel()).getByRole('button', { name: 'Enrol in 1 more course' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'enrolInPath')).toBe(true));
});

test('what comes with a plan leads to the plans, and who has one to the first course', async () => {
  const plan = { fee: 'subscription' as const, courses: [course(1)] };
  const without = show(plan);
  expect((await panel()).getByText(/can watch all videos of these courses/)).toBeVisible();
  expect((await panel()).getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/payment');
  without.unmount();
  show(plan, {}, { permissions: ['view-course-all-videos'] });
  expect((await panel()).getByRole('link', { name: 'Start the first course' })).toHaveAttribute(
    'href',
    '/course/course-1',
  );
});

test('a path of one’s own is not offered to oneself', async () => {
  const partner = { id: anId(1), full_name: 'Nadia Haddad', initial: 'NH', title: null, profile_image: null };
  show({ ...sold, partner }, {}, {});
  expect((await panel()).getByText('This is your own learning path.')).toBeVisible();
});
