import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ChecklistLine, CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { anId, aReviewComment } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { App } from '../app.tsx';
import { useConflictText } from '../messages/conflict.ts';
import { useOpeningsText } from '../messages/openings.ts';
import { aCourseBuilder, aLesson, teacher } from '../testing/builders.ts';

/** A server with one course that takes every change. */
function builderAt(section: string, given: Partial<CourseBuilder> = {}, replies: Replies = {}) {
  let course = aCourseBuilder(given);
  const taken: Replies = {
    getCourseBuilder: () => course,
    listCategories: [],
    listSkills: [],
    updateCourse: ({ body }) => {
      const { skill_ids: _skills, base_version: _on, ...fields } = body;
      course = { ...course, ...(fields as Partial<CourseBuilder>), version: course.version + 1 };
      return course;
    },
    orderCurriculum: ({ body }) => {
      const lessons = new Map(course.modules.flatMap((module) => module.lessons).map((one) => [one.id, one]));
      course = {
        ...course,
        version: course.version + 1,
        modules: body.modules.map((module) => ({
          ...course.modules.find(({ id }) => id === module.id)!,
          lessons: module.lessons.map((id) => lessons.get(id)!),
        })),
      };
      return course;
    },
    ...replies,
  };
  return { url: `/course/edit/drawing-with-light?section=${section}`, session: teacher, replies: taken };
}
/** So long nothing else happens. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const openBuilder = (...given: Parameters<typeof builderAt>) => renderScreen(<App />, builderAt(...given));
const saved = () => screen.findByText('Saved');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void jest.useRealTimers());

test('an edit is saved as it is made, and says so', async () => {
  const { user, calls, isGuarded } = openBuilder('basics');
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.type(title, ' again');
  expect(screen.getByText('Saving…')).toBeVisible();
  expect(isGuarded()).toBe(true);
  await saved();
  const updates = calls.filter(({ name }) => name === 'updateCourse');
  expect(updates.map(({ body }) => body)).toEqual([{ name: 'Drawing with light again', base_version: 1 }]);
  expect(isGuarded()).toBe(false);
});

test('a broken rule is named at its field and nothing is sent', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user, calls } = openBuilder('basics');
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Abc');
  expect(await screen.findByText('Title must be between 5 and 60 characters.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Not saved: Title. Title must be between 5 and 60 characters.');
  expect(screen.getByRole('link', { name: 'Title' })).toHaveAttribute(
    'href',
    '/course/edit/drawing-with-light?section=basics#name',
  );
  await pass(900);
  expect(calls.some(({ name }) => name === 'updateCourse')).toBe(false);
});

test('a broken rule is named at once when the keyboard leaves the field, after a press when it is a pointer', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user } = openBuilder('basics');
  const title = await screen.findByRole('textbox', { name: 'Title' });
  const rule = () => screen.queryByText('Title must be between 5 and 60 characters.');
  await user.clear(title);
  await user.type(title, 'Abc');
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('textbox', { name: 'Address' }) });
  await pass(600);
  expect(rule()).toBeNull();
  await user.pointer('[/MouseLeft]');
  await waitFor(() => expect(rule()).toBeVisible());

  await user.type(title, 'def');
  await waitFor(() => expect(rule()).toBeNull());
});

test("the server's rule stands at the field it names", async () => {
  const { user } = openBuilder(
    'basics',
    {},
    {
      updateCourse: () => {
        throw refusal('slug_taken', { errors: { slug: ['This address is already taken.'] } });
      },
    },
  );
  await user.type(await screen.findByRole('textbox', { name: 'Address' }), '-two');
  expect(await screen.findByText('This address is already taken.')).toBeVisible();
});

test('a draft moves along with its address', async () => {
  const { user, url } = openBuilder('basics');
  await user.type(await screen.findByRole('textbox', { name: 'Address' }), '-and-shade');
  await waitFor(() => expect(url()).toBe('/course/edit/drawing-with-light-and-shade?section=basics'), {
    timeout: 3_000,
  });
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveFocus();
});

test('when saving fails the edit is kept, and Retry sends it', async () => {
  let isDown = true;
  const { user } = openBuilder(
    'basics',
    {},
    {
      updateCourse: ({ body }) => {
        if (isDown) throw refusal('unavailable', { message: 'The server rests.' });
        return aCourseBuilder({ name: body.name ?? '' });
      },
    },
  );
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' again');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText(/Not saved: This is not available at the moment\..+ We keep trying\./)).toBeVisible();
  isDown = false;
  await user.click(retry);
  await saved();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Drawing with light again');
});

test('lessons move by keyboard, also into the next module, and keep the focus', async () => {
  const first = aLesson({ id: anId(301), title: 'What light does' });
  const second = aLesson({ id: anId(302), title: 'Where it falls' });
  const { user, calls } = openBuilder('curriculum', {
    modules: [
      { id: anId(201), title: 'Seeing', order: 1, lessons: [first, second] },
      { id: anId(202), title: 'Shaping', order: 2, lessons: [] },
    ],
  });
  const down = await screen.findByRole('button', { name: 'Move lesson What light does down' });
  down.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Lesson What light does is now number 2 of 2 in Seeing.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move lesson What light does down' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Lesson What light does is now number 1 of 1 in Shaping.')).toBeInTheDocument();
  await saved();
  const orders = calls.filter(({ name }) => name === 'orderCurriculum');
  expect(orders.map(({ body }) => body)).toEqual([
    {
      base_version: 1,
      modules: [
        { id: anId(201), lessons: [anId(302)] },
        { id: anId(202), lessons: [anId(301)] },
      ],
    },
  ]);
});

const line = (given: Partial<ChecklistLine>): ChecklistLine => ({
  key: 'objectives',
  label: 'What learners will be able to do',
  passed: false,
  severity: 'required',
  message: 'Add at least three things learners will be able to do.',
  section: 'audience',
  ...given,
});

test('the checklist links each failing line to its field and holds back the submission', async () => {
  openBuilder('review', {
    checklist: [
      line({}),
      line({ key: 'video_median', label: 'Short videos', severity: 'warning', section: 'curriculum' }),
      line({ key: 'title', label: 'Title', passed: true, section: 'basics' }),
    ],
  });
  expect(await screen.findByRole('heading', { name: '1 thing missing' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Advice' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'What learners will be able to do' })).toHaveAttribute(
    'href',
    '/course/edit/drawing-with-light?section=audience#objectives',
  );
  expect(screen.getByRole('button', { name: 'Submit for review' })).toBeDisabled();
});

test('a complete course is sent once, even when the button is pressed twice', async () => {
  const inReview = aCourseBuilder({ status: 'in_review', actions: ['withdraw'] });
  const { user, calls, events } = openBuilder(
    'review',
    { checklist: [line({ passed: true })] },
    { submitCourse: inReview },
  );
  await user.dblClick(await screen.findByRole('button', { name: 'Submit for review' }));
  expect(await screen.findByText(/Course is in review\. Editing disabled\./)).toBeVisible();
  expect(calls.filter(({ name }) => name === 'submitCourse')).toHaveLength(1);
  expect(events.at(-1)).toMatchObject({ name: 'course-status-changed' });
  expect(screen.getByRole('button', { name: 'Withdraw from review' })).toBeEnabled();
});

/** The same course in another window, where it was changed before this one saves. */
function changedElsewhere(given: Partial<CourseBuilder>): Replies {
  let course = aCourseBuilder();
  return {
    getCourseBuilder: () => course,
    updateCourse: ({ body: { base_version, ...body } }) => {
      if (base_version === 1 && course.version === 1) course = { ...course, ...given, version: 2 };
      const fields = Object.keys(body).filter((field) => base_version < 2 && field in given);
      if (fields.length === 0) {
        const { skill_ids: _skills, ...rest } = body;
        course = { ...course, ...(rest as Partial<CourseBuilder>), version: course.version + 1 };
        return course;
      }
      throw refusal('edit_conflict', {
        conflict: {
          version: 2,
          fields: fields.map((field) => ({
            target: 'course',
            field,
            yours: body[field as 'name'],
            theirs: given[field as 'name'],
            changed_at: new Date(Date.now() - 120_000).toISOString(),
          })),
        },
      });
    },
  };
}

test('a title that was changed in another window, too, is compared and chosen, and neither is lost', async () => {
  const { user, calls, isGuarded } = openBuilder('basics', {}, changedElsewhere({ name: 'Painting with light' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.type(title, ' again');
  const compare = await screen.findByRole('button', { name: 'Compare and choose' });
  expect(screen.getByRole('status')).toHaveTextContent('Not saved: Title was changed in another window, too.');
  expect(title).toHaveValue('Drawing with light again');
  expect(isGuarded()).toBe(true);
  await user.click(compare);
  const dialog = await screen.findByRole('dialog', { name: 'Changed in two windows' });
  const mine = within(dialog).getByRole('radio', { name: 'Yours, from this window' });
  expect(mine).toHaveAccessibleDescription('Drawing with light again');
  expect(
    within(dialog).getByRole('radio', { name: 'From the other window, 2 minutes ago' }),
  ).toHaveAccessibleDescription('Painting with light');
  await user.click(within(dialog).getByRole('radio', { name: 'A text made of both' }));
  const both = within(dialog).getByRole('textbox', { name: 'Your text made of both' });
  await user.clear(both);
  await user.type(both, 'Painting and drawing with light');
  await user.click(within(dialog).getByRole('button', { name: 'Save the choice' }));
  await saved();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(title).toHaveValue('Painting and drawing with light');
  expect(calls.at(-1)?.body).toEqual({ name: 'Painting and drawing with light', base_version: 2 });
});

test('who takes the text of the other window sees it in the field', async () => {
  const { user } = openBuilder('basics', {}, changedElsewhere({ name: 'Painting with light' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.type(title, ' again');
  await user.click(await screen.findByRole('button', { name: 'Compare and choose' }));
  await user.click(await screen.findByRole('radio', { name: /^From the other window/ }));
  await user.click(screen.getByRole('button', { name: 'Save the choice' }));
  await saved();
  expect(title).toHaveValue('Painting with light');
});

test('what was changed in other fields meanwhile is merged without a word', async () => {
  const { user } = openBuilder('basics', {}, changedElsewhere({ short_description: 'Written in another window.' }));
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), ' again');
  await saved();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Drawing with light again');
  expect(await screen.findByDisplayValue('Written in another window.')).toBeVisible();
});

test('both texts are offered in French', async () => {
  await Promise.all([useConflictText.load('fr'), useOpeningsText.load('fr')]);
  const options = builderAt('basics', {}, changedElsewhere({ name: 'Peindre la lumière' }));
  const { user } = await renderIn('fr', <App />, options);
  await user.type(await screen.findByRole('textbox', { name: 'Titre' }), ' encore');
  await user.click(await screen.findByRole('button', { name: 'Comparer et choisir' }));
  expect(await screen.findByRole('dialog', { name: 'Modifié dans deux fenêtres' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Le vôtre, dans cette fenêtre' })).toBeVisible();
});

test('in review the fields are shut', async () => {
  openBuilder('basics', { status: 'in_review', actions: ['withdraw'] });
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeDisabled();
  expect(screen.getByText(/Editing disabled/)).toBeVisible();
});

test('a comment of a reviewer is ticked off, then the course can be sent again', async () => {
  const comment = aReviewComment({ body: 'The second lesson has no sound.' });
  const asked = { status: 'changes_requested' as const, comments: [comment], checklist: [line({ passed: true })] };
  const { user } = openBuilder('review', asked, {
    resolveReviewComment: aCourseBuilder({
      ...asked,
      comments: [{ ...comment, resolved_at: '2026-02-03T09:00:00.000Z' }],
    }),
  });
  expect(await screen.findByText('The second lesson has no sound.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit again' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Mark as resolved' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit again' })).toBeEnabled());
});

/** Alike in both languages, or what the course itself says. */
const except = ['Drawing with light', 'Draw what the light does', 'Description', 'SCORM', 'Audio', 'Document'];

test.each(['basics', 'description', 'audience', 'media', 'price'])('the part %s speaks French', async (section) => {
  const options = builderAt(section, {
    has_revision: true,
    type: 'paid',
    price_minor: 1990,
    objectives: ['Draw what the light does'],
  });
  expect(await untranslated(<App />, { ...options, until: 'Drawing with light', except })).toEqual([]);
});

test('a course in review, and an address without a course, speak French', async () => {
  const inReview = builderAt('basics', { status: 'in_review', actions: ['withdraw'] });
  expect(await untranslated(<App />, { ...inReview, until: 'Drawing with light', except })).toEqual([]);
  const gone = builderAt('basics', {}, { getCourseBuilder: () => Promise.reject(refusal('not_found')) });
  expect(await untranslated(<App />, { ...gone, until: /no course|pas de cours/ })).toEqual([]);
});

test('who makes no courses is told that none is theirs, and led to no list of courses', async () => {
  const gone = builderAt('basics', {}, { getCourseBuilder: () => Promise.reject(refusal('not_found')) });
  renderScreen(<App />, { ...gone, session: { roles: ['learner'], permissions: ['view-course-first-video'] } });
  expect(await screen.findByRole('heading', { name: 'You have no course at this address' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Go to your courses' })).toBeNull();
});

test('only its owner says whether a course is a micro course', async () => {
  const { unmount } = renderScreen(<App />, builderAt('basics'));
  expect(await screen.findByRole('switch', { name: /^This is a micro course/ })).toBeEnabled();
  unmount();
  renderScreen(<App />, builderAt('basics', { is_owner: false, rights: ['edit'] }));
  expect(await screen.findByRole('switch', { name: /^This is a micro course/ })).toBeDisabled();
});

test('in French, what is saved and what breaks a rule is said so', async () => {
  const { user } = await renderIn('fr', <App />, builderAt('basics'));
  const title = await screen.findByRole('textbox', { name: 'Titre' });
  expect(screen.getByText('Enregistré')).toBeVisible();
  await user.clear(title);
  await user.type(title, 'Abc');
  expect(await screen.findByText('Le titre compte de 5 à 60 caractères.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Non enregistré : Titre. Le titre compte de 5 à 60 caractères.');
});

test('in French an amount has its comma, and currencies their names', async () => {
  await renderIn('fr', <App />, builderAt('price', { type: 'paid', price_minor: 1990, currency: 'EUR' }));
  expect(await screen.findByRole('textbox', { name: 'Prix' })).toHaveValue('19,90');
  expect(screen.getByRole('combobox', { name: 'Devise' })).toHaveDisplayValue('EUR – euro');
});

test('in another currency the price is the same figure, as near as prices go there', async () => {
  const { user, calls } = openBuilder('price', { type: 'paid', price_minor: 1990, currency: 'EUR' });
  const price = await screen.findByRole('textbox', { name: 'Price' });
  const currency = screen.getByRole('combobox', { name: 'Currency' });
  await user.selectOptions(currency, 'KWD');
  expect(price).toHaveValue('19.900');
  await user.selectOptions(currency, 'HUF');
  expect(price).toHaveValue('20.00');
  await saved();
  const last = calls.filter(({ name }) => name === 'updateCourse').at(-1);
  expect(last?.body).toMatchObject({ price_minor: 2000, currency: 'HUF' });
});

test('a course can be made of every kind of content that has lessons', async () => {
  openBuilder('basics');
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Content' });
  const offered = [...choice.options].map(({ value }) => value);
  expect(offered).toEqual(['', 'video', 'text', 'audio', 'document', 'scorm', 'live', 'mixed']);
});

test('a price says that nobody can buy until the till is open', async () => {
  const constants = {
    levels: [],
    content_type: [],
    course_review_status: [],
    CERTIFICATE_IMG_URL: '/certificate.svg',
  };
  const price = { type: 'paid' as const, price_minor: 1990, currency: 'EUR' };
  const { unmount } = openBuilder('price', price, { getCourseConstants: { ...constants, payments_open: false } });
  expect(await screen.findByText('Nobody can buy this course yet')).toBeVisible();
  unmount();
  openBuilder('price', price, { getCourseConstants: { ...constants, payments_open: true } });
  expect(await screen.findByRole('textbox', { name: 'Price' })).toHaveValue('19.90');
  await waitFor(() => expect(screen.queryByText('Nobody can buy this course yet')).not.toBeInTheDocument());
});
