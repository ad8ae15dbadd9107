import { expect, test } from '@jest/globals';
import { courseStatuses } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { CourseDiff } from '@stoa/shared/contract/teaching/course-diff.ts';
import type { ChecklistLine, CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { anId, aReviewComment } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { aCourseBuilder, teacher } from '../../testing/builders.ts';
import { InBuilder } from '../../testing/in-builder.tsx';
import { ReviewSection } from './review-section.tsx';

const line = (given: Partial<ChecklistLine>): ChecklistLine => ({
  key: 'objectives',
  label: 'From the API',
  passed: false,
  severity: 'required',
  message: 'From the API.',
  section: 'audience',
  ...given,
});
const comment = aReviewComment({ body: 'Muet.' });
const sectionOf = (course: CourseBuilder) => (
  <InBuilder course={course}>
    <ReviewSection hrefOf={() => '/'} />
    <p>Fin</p>
  </InBuilder>
);
/** What is content: not the checklist, whose words the page has itself. */
const optionsOf = (replies: Replies = {}) => ({
  url: '/?Fin',
  session: teacher,
  replies: { getCourseBuilder: aCourseBuilder({ comments: [comment] }), ...replies },
});

const aLessonChange = {
  kind: 'text' as const,
  state: 'unchanged' as const,
  moved: false,
  moved_from: null,
  fields: [],
  questions: [],
};
const aDiff: CourseDiff = {
  live_since: '2026-01-01T09:00:00.000Z',
  fields: [{ type: 'lines', field: 'objectives', before: ['Before.'], after: ['Now.'] }],
  modules: [
    {
      id: anId(200),
      title: 'Shadows',
      state: 'changed',
      moved: false,
      fields: [],
      lessons: [
        { ...aLessonChange, id: anId(301), title: 'Dawn', state: 'added' },
        { ...aLessonChange, id: anId(302), title: 'Dusk', state: 'removed' },
        { ...aLessonChange, id: anId(303), title: 'Noon' },
      ],
    },
  ],
};

test('an approved course says when it will be published', async () => {
  const course = aCourseBuilder({ status: 'approved', publish_at: '2026-12-24T09:30:00.000Z' });
  await renderIn('fr', sectionOf(course), optionsOf());
  expect(await screen.findByText(/il sera publié le 24 déc. 2026/)).toBeVisible();
});

test.each(courseStatuses)('nothing of the last step stays in English while a course is %s', async (status) => {
  const course = aCourseBuilder({
    status,
    submitted_at: '2026-02-02T09:00:00.000Z',
    has_revision: true,
    actions: ['edit', 'submit', 'withdraw', 'discard', 'publish'],
    comments: [comment, { ...comment, id: anId(401), resolved_at: '2026-02-03T09:00:00.000Z' }],
    checklist: [
      line({}),
      line({ key: 'video_median', severity: 'warning', values: { minutes: 10 } }),
      line({ key: 'title', passed: true }),
    ],
  });
  expect(await untranslated(sectionOf(course), { ...optionsOf({ getCourseDiff: aDiff }), until: 'Fin' })).toEqual([]);
});

test('the checklist counts what is missing and says it in French, also what is done', async () => {
  const checklist = [line({}), line({ key: 'skills' }), line({ key: 'title', passed: true })];
  const { user } = await renderIn('fr', sectionOf(aCourseBuilder({ checklist })), optionsOf());
  expect(await screen.findByRole('heading', { name: 'Il manque 2 éléments' })).toBeVisible();
  expect(screen.getByText('Ajoutez au moins trois choses que les apprenants sauront faire.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Afficher ce qui est fait (1)' }));
  expect(screen.getByText('Titre')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Envoyer en relecture' })).toBeDisabled();
});

test('a course that is sent off is told in French, and so is why it may not be', async () => {
  let isVerified = false;
  const course = aCourseBuilder();
  const { user, toasts } = await renderIn(
    'fr',
    sectionOf(course),
    optionsOf({
      submitCourse: () => {
        if (isVerified) return course;
        throw refusal('creator_not_verified', { message: 'Your account must be verified.' });
      },
    }),
  );
  const send = await screen.findByRole('button', { name: 'Envoyer en relecture' });
  await user.click(send);
  await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/^Votre compte doit être vérifié/));
  isVerified = true;
  await user.click(send);
  await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/^Votre cours est envoyé en relecture/));
});

test('a comment leads to where it is dealt with, and is answered', async () => {
  const about = aReviewComment({ field: 'description', body: 'Too short, is it not?' });
  const gone = aReviewComment({ id: anId(401), part: 'lesson', part_id: anId(300), part_title: 'Dawn' });
  const course = aCourseBuilder({ comments: [about, gone] });
  const answered = aCourseBuilder({
    comments: [
      { ...about, replies: [{ id: anId(410), author: about.author, body: 'It is.', created_at: about.created_at }] },
    ],
  });
  const { user, calls, isGuarded } = await renderIn(
    'en',
    sectionOf(course),
    optionsOf({ replyToReviewComment: answered }),
  );
  expect(await screen.findByRole('link', { name: 'About: Description' })).toHaveAttribute(
    'href',
    '/course/edit/drawing-with-light?section=description#description',
  );
  expect(screen.queryByRole('link', { name: 'About: Dawn' })).toBeNull();
  expect(screen.getByText('About: Dawn')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Reply' })[0]!);
  await user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'It is.');
  expect(isGuarded()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Send the reply' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'replyToReviewComment')).toMatchObject({ body: { body: 'It is.' } }),
  );
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull());
  expect(isGuarded()).toBe(false);
});

test('a note goes to the reviewer with the course', async () => {
  const course = aCourseBuilder();
  const { user, calls } = await renderIn('en', sectionOf(course), optionsOf({ submitCourse: course }));
  await user.type(await screen.findByRole('textbox', { name: /^Note to the reviewer/ }), ' Look at dawn first. ');
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'submitCourse')?.body).toEqual({ note: 'Look at dawn first.' }),
  );
});

const waiting = { has_revision: true, status: 'published' as const, actions: ['edit' as const, 'discard' as const] };
test('discarding names what is lost, and happens when that was read', async () => {
  const course = aCourseBuilder({ ...waiting, version: 7 });
  const back = aCourseBuilder({ ...waiting, has_revision: false, actions: ['edit'], version: 8 });
  const { user, calls, toasts } = await renderIn(
    'en',
    sectionOf(course),
    optionsOf({ getCourseDiff: aDiff, discardRevision: back }),
  );
  const button = await screen.findByRole('button', { name: 'Discard changes' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Discard your changes?' });
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Objectives', '“Dawn” (was added, will be gone)', '“Dusk” (was removed, comes back)']);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.some(({ name }) => name === 'discardRevision')).toBe(false);

  await user.click(button);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/^Your changes are discarded/));
  expect(calls.find(({ name }) => name === 'discardRevision')).toMatchObject({ query: { base_version: 7 } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('who edited in another window meanwhile discards nothing, and is told so in French', async () => {
  const course = aCourseBuilder(waiting);
  const { user, toasts } = await renderIn(
    'fr',
    sectionOf(course),
    optionsOf({
      getCourseDiff: aDiff,
      discardRevision: () => {
        throw refusal('edit_conflict', { message: 'This was changed since you opened it.' });
      },
    }),
  );
  const button = await screen.findByRole('button', { name: 'Abandonner les modifications' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Abandonner les modifications' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/Rien n’est abandonné/));
});
