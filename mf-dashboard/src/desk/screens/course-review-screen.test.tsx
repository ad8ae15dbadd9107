import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anId, aReviewComment, aTeacher, aUser } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../../app.tsx';
import { aBuilderLesson, aCourseInReview, aQueueRow } from '../testing/builders.ts';

const session = { roles: ['admin' as const], permissions: ['review-course' as const] };
const url = '/course/review/drawing-with-light';
const noPaths = { items: [], page: 1, per_page: 20, total: 0 };

test('the queue leads to the course', async () => {
  renderScreen(<App />, {
    url: '/review',
    session,
    replies: {
      listReviewQueue: { items: [aQueueRow()], page: 1, per_page: 20, total: 1, counts: { in_review: 1 } },
      listPathReviewQueue: noPaths,
    },
  });
  expect(await screen.findByRole('link', { name: 'Review Drawing with light' })).toHaveAttribute('href', url);
  expect(screen.getByRole('tab', { name: 'In review (1)' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Course attendance' })).toHaveAttribute('href', '/course/attendance');
});

test('publishing tells the rest of the page', async () => {
  const { user, events } = renderScreen(<App />, {
    url,
    session,
    replies: {
      getCourseReview: aCourseInReview(),
      publishCourse: aCourseInReview({ status: 'published', actions: ['unpublish'] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Publish the course' }));
  expect(await screen.findByRole('button', { name: 'Remove from the catalogue' })).toBeVisible();
  expect(events).toContainEqual({
    name: 'course-status-changed',
    detail: { courseId: anId(100), status: 'published' },
  });
});

test('a course that is published on a date says on which', async () => {
  const getCourseReview = aCourseInReview({ status: 'approved', publish_at: '2026-12-24T12:00:00.000Z' });
  renderScreen(<App />, { url, session, replies: { getCourseReview } });
  expect((await screen.findByText('Will be published')).nextSibling).toHaveTextContent('24 Dec 2026');
});

test('a request for changes needs a reason long enough to be of use', async () => {
  const { user, calls } = renderScreen(<App />, {
    url,
    session,
    replies: {
      getCourseReview: aCourseInReview(),
      commentOnReview: aCourseInReview({ status: 'changes_requested', actions: [] }),
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Bad');
  await user.click(screen.getByRole('button', { name: 'Request changes' }));
  expect(screen.getByText('Write at least 10 characters.')).toBeVisible();
  expect(calls.some(({ name }) => name === 'commentOnReview')).toBe(false);

  await user.type(screen.getByRole('textbox', { name: 'Comment' }), ' sound in the second video');
  await user.click(screen.getByRole('button', { name: 'Request changes' }));
  expect(await screen.findByText(/nothing to decide/)).toBeVisible();
  expect(calls.find(({ name }) => name === 'commentOnReview')?.body).toEqual({
    body: 'Bad sound in the second video',
    blocking: true,
    about: { part: 'course', part_id: null, field: null },
  });
});

test('a decision that came too late is refused with the reason', async () => {
  const { user } = renderScreen(<App />, {
    url,
    session,
    replies: {
      getCourseReview: aCourseInReview(),
      publishCourse: () => {
        throw refusal('course_transition', { message: 'A course that is draft cannot become published.' });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Publish the course' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/The course has changed/);
});

test('the queue and a review speak French', async () => {
  const queue = { items: [aQueueRow()], page: 1, per_page: 20, total: 1, counts: { in_review: 1 } };
  const replies = { listReviewQueue: queue, listPathReviewQueue: noPaths, getCourseReview: aCourseInReview() };
  expect(await untranslated(<App />, { url: '/review', session, replies, until: 'Drawing with light' })).toEqual([]);
  expect(
    await untranslated(<App />, {
      url,
      session,
      replies,
      until: 'Drawing with light',
      except: ['Description', 'Format'],
    }),
  ).toEqual([]);
});

const lesson = { kind: 'text' as const, moved: false, moved_from: null, fields: [], questions: [] };
const aDiff = {
  live_since: '2026-01-05T09:00:00.000Z',
  fields: [
    { type: 'text' as const, field: 'description' as const, before: 'Light is old.', after: 'Light is new.' },
    { type: 'value' as const, field: 'level' as const, before: 'beginner', after: 'advanced' },
  ],
  modules: [
    {
      id: anId(200),
      title: 'Seeing',
      state: 'changed' as const,
      moved: false,
      fields: [],
      lessons: [
        { ...lesson, id: anId(301), title: 'Kept', state: 'unchanged' as const },
        { ...lesson, id: anId(302), title: 'Gone', state: 'removed' as const },
        {
          ...lesson,
          id: anId(303),
          title: 'Arrived',
          state: 'added' as const,
          fields: [{ type: 'text' as const, field: 'markdown' as const, before: '', after: 'Look up.' }],
        },
      ],
    },
  ],
};
const revision = (given: Parameters<typeof aCourseInReview>[0] = {}) =>
  aCourseInReview({ has_revision: true, published_at: aDiff.live_since, submission_note: 'New light.', ...given });

test('a revision is read as what it changes, and as a whole where somebody asks', async () => {
  const { user } = renderScreen(<App />, {
    url,
    session,
    replies: { getCourseReview: revision(), getCourseDiff: aDiff },
  });
  expect(
    await screen.findByText('This course has been live since 5 January 2026; you see what changes.'),
  ).toBeVisible();
  expect(screen.getByText('New light.')).toBeVisible();
  const description = await screen.findByRole('region', { name: 'Description' });
  expect(description).toHaveTextContent('Light is Removed: oldAdded: new.');
  expect(screen.getByRole('region', { name: 'Level' })).toHaveTextContent('Removed: Beginner Added: Advanced');
  expect(screen.getByText('1 lesson unchanged')).toBeVisible();
  await user.click(screen.getByText('Arrived'));
  expect(await screen.findByText('Look up.')).toBeInTheDocument();

  await user.click(screen.getByText('Whole course'));
  expect(screen.getByRole('region', { name: 'Curriculum' })).toBeVisible();
  expect(screen.queryByText('1 lesson unchanged')).toBeNull();
});

test('a first submission is said not to be live, and shown whole', async () => {
  const { calls } = renderScreen(<App />, { url, session, replies: { getCourseReview: aCourseInReview() } });
  expect(await screen.findByText(/not live yet/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Curriculum' })).toBeVisible();
  expect(calls.some(({ name }) => name === 'getCourseDiff')).toBe(false);
});

test('a comment belongs to what it was begun at', async () => {
  const { user, calls } = renderScreen(<App />, {
    url,
    session,
    replies: { getCourseReview: revision(), getCourseDiff: aDiff, commentOnReview: revision() },
  });
  const description = await screen.findByRole('region', { name: 'Description' });
  await user.click(within(description).getByRole('button', { name: 'Comment on this' }));
  const comment = screen.getByRole('textbox', { name: 'Comment' });
  expect(comment).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'About' })).toHaveDisplayValue('Description');
  await user.type(comment, 'Old light was better.');
  await user.click(screen.getByRole('button', { name: 'Request changes' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'commentOnReview')?.body).toMatchObject({
      about: { part: 'course', part_id: null, field: 'description' },
    }),
  );
});

test('a reviewer reads the answers below a comment, and answers', async () => {
  const comment = aReviewComment({
    field: 'description',
    replies: [{ id: anId(410), author: aTeacher(), body: 'Which light?', created_at: '2026-02-03T09:00:00.000Z' }],
  });
  const { user, calls, isGuarded } = renderScreen(<App />, {
    url,
    session,
    replies: {
      getCourseReview: aCourseInReview({ comments: [comment] }),
      replyToReviewComment: aCourseInReview({ comments: [comment] }),
    },
  });
  expect(await screen.findByText('Which light?')).toBeVisible();
  expect(screen.getByText('About: Description')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  await user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'The old one.');
  expect(isGuarded()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Send the reply' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'replyToReviewComment')?.body).toEqual({ body: 'The old one.' }),
  );
  expect(await screen.findByRole('button', { name: 'Reply' })).toBeVisible();
  expect(isGuarded()).toBe(false);
});

test('why a video has no captions stands in the review', async () => {
  const video = aBuilderLesson({ title: 'Dawn', kind: 'video' });
  const course = aCourseInReview({
    captions_waiver: 'Music only.',
    modules: [{ id: anId(200), title: 'Seeing', order: 1, lessons: [video] }],
  });
  renderScreen(<App />, { url, session, replies: { getCourseReview: course } });
  expect(await screen.findByText('No captions. The author’s reason: “Music only.”')).toBeVisible();
  expect(screen.getByText(/None on Dawn/)).toBeVisible();
});

test('a reviewer reads what an assignment asks and what it is judged by', async () => {
  const assignment = {
    instructions: 'Draw the **shadow** of a cup.',
    pass_mark: 60,
    max_attempts: null,
    submission_type: 'file' as const,
    max_files: 3,
    due_days: 14,
    rubric: [{ title: 'Edges', description: 'Hard where the light is hard.', points: 5 }],
  };
  const lesson = aBuilderLesson({ title: 'Cup', kind: 'assignment', assignment });
  const modules = [{ id: anId(200), title: 'Seeing', order: 1, lessons: [lesson] }];
  const replies = { getCourseReview: aCourseInReview({ modules }) };
  const { user } = renderScreen(<App />, { url, session, replies });
  await user.click(await screen.findByText('What is asked, and how it is judged'));
  expect(await screen.findByText('shadow')).toBeVisible();
  for (const [name, value] of [
    ['How it is handed in', 'Files'],
    ['Files at most', '3'],
    ['Days until it is due', '14'],
    ['Attempts', 'No limit'],
    ['Pass mark', '60%'],
  ] as const) {
    expect(screen.getByText(name).nextSibling).toHaveTextContent(value);
  }
  expect(screen.getByText('Edges (5 points)')).toBeVisible();
  expect(screen.getByText('Hard where the light is hard.')).toBeVisible();
});

test('a reviewer reads when the classes of a live lesson are held', async () => {
  const lesson = aBuilderLesson({ title: 'Shadows', kind: 'live' });
  const lonely = aBuilderLesson({ id: anId(399), title: 'Dusk', kind: 'live' });
  const modules = [{ id: anId(200), title: 'Seeing', order: 1, lessons: [lesson, lonely] }];
  const planned = {
    id: anId(80),
    course: { id: anId(100), name: 'Drawing with light', slug: 'drawing-with-light' },
    lesson_id: lesson.id,
    title: 'Shadows, looked at together',
    description: '',
    starts_at: '2026-03-10T10:00:00.000Z',
    ends_at: '2026-03-10T11:00:00.000Z',
    duration_min: 60,
    time_zone: 'UTC',
    status: 'cancelled' as const,
    host: aTeacher({ full_name: 'Zeno Porch' }),
    co_hosts: [],
    is_host: false,
    capacity: 12,
    opens_at: '2026-03-10T09:45:00.000Z',
    can_join: false,
    calendar_url: '/api/v1.3.0/courses/live/80/en/class.ics?signature=good',
    recording_lesson_id: null,
  };
  const replies = { getCourseReview: aCourseInReview({ modules }), listCourseClasses: [planned] };
  renderScreen(<App />, { url, session, replies });
  const list = within(await screen.findByRole('list', { name: 'Planned classes' }));
  expect(list.getByText('Shadows, looked at together')).toBeVisible();
  expect(list.getByText('With Zeno Porch · At most 12 learners · Cancelled')).toBeVisible();
  expect(screen.getByText('No class is planned for it.')).toBeVisible();
});

test('what a new assignment holds is told as added, and of nothing that it was before', async () => {
  const value = (field: 'max_attempts' | 'due_days', before: number | null, after: number | null) => ({
    type: 'value' as const,
    field,
    before,
    after,
  });
  const [module] = aDiff.modules;
  const lessons = [
    {
      ...lesson,
      id: anId(304),
      title: 'Cup',
      kind: 'assignment' as const,
      state: 'added' as const,
      fields: [value('max_attempts', null, 3)],
    },
    {
      ...lesson,
      id: anId(305),
      title: 'Vase',
      kind: 'assignment' as const,
      state: 'changed' as const,
      fields: [value('due_days', 14, null), value('max_attempts', null, 2)],
    },
  ];
  const { user } = renderScreen(<App />, {
    url,
    session,
    replies: { getCourseReview: revision(), getCourseDiff: { ...aDiff, modules: [{ ...module!, lessons }] } },
  });
  await user.click(await screen.findByText('Cup'));
  expect((await screen.findByText('Attempts')).nextSibling).toHaveTextContent(/^Added: 3$/);
  await user.click(screen.getByText('Vase'));
  expect((await screen.findByText('Days until it is due')).nextSibling).toHaveTextContent(
    'Removed: 14 Added: No due date',
  );
  expect(screen.getAllByText('Attempts')[1]!.nextSibling).toHaveTextContent('Removed: Unlimited Added: 2');
});

const waiting = (...items: ReturnType<typeof aQueueRow>[]) => ({
  listReviewQueue: { items, page: 1, per_page: 50, total: items.length, counts: { in_review: items.length } },
});

test('while the course is another reviewer’s, nothing can be decided on it here, and it says why', async () => {
  const getReviewClaim = { reviewer: { id: anId(77), name: 'Ada Archer' }, is_mine: false, expires_at: null };
  renderScreen(<App />, { url, session, replies: { getCourseReview: aCourseInReview(), getReviewClaim } });
  expect(await screen.findByText(/^Ada Archer is reviewing this course\. You can publish it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish the course' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Request changes' })).toBeDisabled();
});

test('a comment that was begun is asked about before it is lost, and stays when another reviewer takes the course', async () => {
  let reviewer: { id: string; name: string } | null = null;
  const getReviewClaim = () => ({ reviewer, is_mine: false, expires_at: null });
  const { user, isGuarded } = renderScreen(<App />, {
    url,
    session,
    replies: {
      getCourseReview: aCourseInReview(),
      getReviewClaim,
      claimReview: () => {
        throw refusal('conflict');
      },
    },
  });
  const comment = await screen.findByRole('textbox', { name: 'Comment' });
  expect(isGuarded()).toBe(false);
  await user.type(comment, 'The shadow is wrong.');
  expect(isGuarded()).toBe(true);
  reviewer = { id: anId(77), name: 'Ada Archer' };
  await user.click(screen.getByRole('button', { name: 'Review it' }));
  expect(await screen.findByText(/^Ada Archer is reviewing this course\. You can publish it/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('The shadow is wrong.');
  expect(screen.getByRole('button', { name: 'Request changes' })).toBeDisabled();
});

test('a key and a button lead to the next course that waits and is nobody else’s', async () => {
  const taken = { reviewer: { id: anId(77), name: 'Ada Archer' } };
  const { user, calls } = renderScreen(<App />, {
    url,
    session,
    replies: {
      getCourseReview: aCourseInReview(),
      ...waiting(
        aQueueRow(),
        aQueueRow({ id: anId(301), slug: 'taken', name: 'Taken', ...taken }),
        aQueueRow({ id: anId(302), slug: 'free-one', name: 'Free one' }),
      ),
    },
  });
  expect(await screen.findByRole('link', { name: 'Next waiting course: Free one' })).toHaveAttribute(
    'href',
    '/course/review/free-one',
  );
  await user.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keys' });
  expect(within(sheet).getByText('Open the next waiting course')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('n');
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'getCourseReview').at(-1)?.params).toEqual({ slug: 'free-one' }),
  );
});

const threeFree = ['one', 'two', 'three'].map((slug, at) => ({ id: anId(301 + at), slug, name: `Course ${slug}` }));
const amongThree = {
  getCourseReview: ({ params }: { params: { slug: string } }) =>
    aCourseInReview(threeFree.find(({ slug }) => slug === params.slug)!),
  ...waiting(
    aQueueRow({ id: anId(300), slug: 'own', name: 'Own', creator: aTeacher({ id: aUser().id }) }),
    ...threeFree.map(aQueueRow),
  ),
};
const openNext = async (user: ReturnType<typeof renderScreen>['user'], name: string) => {
  await user.click(await screen.findByRole('link', { name: `Next waiting course: ${name}` }));
  await screen.findByRole('heading', { level: 1, name });
};

test('the next one comes after this one, the first after the last, and none is one’s own', async () => {
  const { user } = renderScreen(<App />, { url: '/course/review/one', session, replies: amongThree });
  await openNext(user, 'Course two');
  await openNext(user, 'Course three');
  await openNext(user, 'Course one');
});

test('what was typed about one course is not carried into another', async () => {
  const { user } = renderScreen(<App />, { url: '/course/review/one', session, replies: amongThree });
  await openNext(user, 'Course two');
  await openNext(user, 'Course three');
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'The shadow is wrong.');
  await openNext(user, 'Course one');
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
});

test('where no other course waits, it says so', async () => {
  renderScreen(<App />, { url, session, replies: { getCourseReview: aCourseInReview(), ...waiting(aQueueRow()) } });
  expect(await screen.findByText('No other course waits for you.')).toBeVisible();
});
