import { expect, test } from '@jest/globals';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { App } from '../app.tsx';
import { anOwnCourse, aCourseBuilder, teacher } from '../testing/builders.ts';

const counts = { draft: 1, published: 2 };
const list = (items: ReturnType<typeof anOwnCourse>[], total = items.length) => ({
  items,
  page: 1,
  per_page: 12,
  total,
  counts,
});
const published = anOwnCourse({
  id: anId(101),
  name: 'Sound for beginners',
  slug: 'sound-for-beginners',
  status: 'published',
  enrollment_count: 1_240,
  actions: ['edit', 'unpublish'],
});

test('courses are listed with their figures, and the statuses with their counts', async () => {
  renderScreen(<App />, {
    url: '/course/manage',
    session: teacher,
    replies: { listOwnCourses: list([anOwnCourse({ open_comments: 2 }), published]) },
  });
  const row = (await screen.findByRole('link', { name: 'Sound for beginners' })).closest('li')!;
  expect(within(row).getByText('1,240')).toBeVisible();
  expect(within(row).getByText('Published')).toBeVisible();
  expect(screen.getByText('2 open comments')).toBeVisible();
  expect(screen.getByRole('button', { name: 'All 3' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Draft 1' })).toBeVisible();
});

test('filter and search stand in the URL, and typing asks once', async () => {
  const { user, url, calls } = renderScreen(<App />, {
    url: '/course/manage',
    session: teacher,
    replies: { listOwnCourses: list([published]) },
  });
  await user.click(await screen.findByRole('button', { name: 'Published 2' }));
  expect(url()).toBe('/course/manage?status=published');
  await user.type(screen.getByRole('searchbox', { name: 'Search your courses' }), 'sound');
  await waitFor(() => expect(url()).toBe('/course/manage?status=published&q=sound'));
  const searches = calls.filter(({ name }) => name === 'listOwnCourses').map(({ query }) => query);
  expect(searches.at(-1)).toMatchObject({ q: 'sound', status: 'published' });
  expect(searches.filter((query) => (query as { q?: string }).q)).toHaveLength(1);
});

test('without courses the screen invites to the first one', async () => {
  renderScreen(<App />, {
    url: '/course/manage',
    session: teacher,
    replies: { listOwnCourses: { ...list([]), counts: {} } },
  });
  expect(await screen.findByRole('heading', { name: /your first course/i })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create a course' })).toHaveAttribute('href', '/course/create');
});

test('a list that fails can be asked for again', async () => {
  let isDown = true;
  const { user } = renderScreen(<App />, {
    url: '/course/manage',
    session: teacher,
    replies: {
      listOwnCourses: () => {
        if (isDown) throw refusal('internal', { message: 'The database sleeps.' });
        return list([published]);
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Something went wrong on our side. Try again in a moment.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Sound for beginners' })).toBeVisible();
});

test('only what may be done is offered; deleting is asked about first', async () => {
  const { user, calls, toasts } = renderScreen(<App />, {
    url: '/course/manage',
    session: teacher,
    replies: { listOwnCourses: list([anOwnCourse()]), removeCourse: { ok: true } },
  });
  await user.click(await screen.findByRole('button', { name: 'More for Drawing with light' }));
  expect(await screen.findByRole('menuitem', { name: 'Submit for review' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Unpublish' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete the course' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('“Drawing with light” was deleted.'));
  expect(calls.filter(({ name }) => name === 'removeCourse')).toHaveLength(1);
});

test('edits of a published course are discarded from its row, once their author has read what is lost', async () => {
  const revised = { ...published, version: 7, has_revision: true, actions: ['edit' as const, 'discard' as const] };
  let isElsewhere = true;
  const { user, calls, toasts } = renderScreen(<App />, {
    url: '/course/manage',
    session: teacher,
    replies: {
      listOwnCourses: list([revised]),
      getCourseDiff: {
        live_since: published.updated_at,
        fields: [{ type: 'lines', field: 'objectives', before: ['See.'], after: ['Hear.'] }],
        modules: [],
      },
      discardRevision: () => {
        if (isElsewhere) throw refusal('edit_conflict');
        return aCourseBuilder({ status: 'published', version: 8 });
      },
    },
  });
  const discard = async () => {
    await user.click(await screen.findByRole('button', { name: 'More for Sound for beginners' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Discard changes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Discard your changes?' });
    expect(await within(dialog).findByText('Objectives')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Discard changes' }));
  };
  await discard();
  await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/^The course was edited in another window/));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  isElsewhere = false;
  await discard();
  await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/^Your changes to “Sound for beginners” are discarded/));
  expect(calls.findLast(({ name }) => name === 'discardRevision')).toMatchObject({ query: { base_version: 7 } });
});

test('a submission can be undone from its toast', async () => {
  const { user, calls, toasts } = renderScreen(<App />, {
    url: '/course/manage',
    session: teacher,
    replies: {
      listOwnCourses: list([anOwnCourse()]),
      submitCourse: aCourseBuilder({ status: 'in_review', actions: ['withdraw'] }),
      withdrawCourse: aCourseBuilder(),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More for Drawing with light' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Submit for review' }));
  await waitFor(() => expect(toasts.at(-1)?.action?.label).toBe('Undo'));
  toasts.at(-1)!.action!.run();
  await waitFor(() => expect(calls.some(({ name }) => name === 'withdrawCourse')).toBe(true));
});

test('a course that is not ready stays where it is, and the toast leads to what is missing', async () => {
  const { user, toasts, url } = renderScreen(<App />, {
    url: '/course/manage',
    session: teacher,
    replies: {
      listOwnCourses: list([anOwnCourse()]),
      submitCourse: () => {
        throw refusal('course_incomplete');
      },
      getCourseBuilder: aCourseBuilder(),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More for Drawing with light' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Submit for review' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('The course is not ready for review.'));
  toasts.at(-1)!.action!.run();
  await waitFor(() => expect(url()).toBe('/course/edit/drawing-with-light?section=review'));
});

test('the list speaks French, with courses and without', async () => {
  const options = { url: '/course/manage', session: teacher };
  const courses = list([anOwnCourse({ open_comments: 2, has_revision: true }), { ...published, rating: 4.5 }], 30);
  expect(
    await untranslated(<App />, {
      ...options,
      replies: { listOwnCourses: courses },
      until: 'Drawing with light',
      except: ['Pages', 'Page 1', 'Page 2', 'Page 3'],
    }),
  ).toEqual([]);
  expect(
    await untranslated(<App />, {
      url: '/course/manage?status=approved&q=pottery',
      session: teacher,
      replies: { listOwnCourses: list([]) },
      until: /pottery/,
    }),
  ).toEqual([]);
  expect(
    await untranslated(<App />, {
      ...options,
      replies: { listOwnCourses: { ...list([]), counts: {} } },
      until: /first course|premier cours/,
    }),
  ).toEqual([]);
});

test('what is asked, done and undone is said in French', async () => {
  const { user, toasts } = await renderIn('fr', <App />, {
    url: '/course/manage',
    session: teacher,
    replies: { listOwnCourses: list([anOwnCourse({ lesson_count: 1 })]), removeCourse: { ok: true } },
  });
  await user.click(await screen.findByRole('button', { name: 'Autres actions pour Drawing with light' }));
  expect(await screen.findByRole('menuitem', { name: 'Envoyer en relecture' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Voir comme un apprenant' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Supprimer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Supprimer ce cours ?' });
  expect(dialog).toHaveTextContent('« Drawing with light » sera supprimé pour de bon, avec sa leçon.');
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer le cours' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/Drawing with light.+ a été supprimé\.$/));
});

test('who was a creator reads the list and their courses, and is told why nothing can be changed', async () => {
  const session = { roles: ['learner' as const], permissions: ['view-course' as const] };
  const { unmount } = renderScreen(<App />, {
    url: '/course/manage',
    session,
    replies: { listOwnCourses: list([anOwnCourse({ actions: ['remove'] })]) },
  });
  expect(await screen.findByText('You are no longer a verified creator')).toBeVisible();
  expect(screen.getByRole('link', { name: /See why/ })).toHaveAttribute('href', '/course/verify');
  expect(await screen.findByRole('link', { name: 'Open' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Create a course' })).not.toBeInTheDocument();
  unmount();
  renderScreen(<App />, {
    url: '/course/edit/drawing-with-light?section=basics',
    session,
    replies: { getCourseBuilder: aCourseBuilder({ actions: ['remove'] }), listCategories: [], listSkills: [] },
  });
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeDisabled();
  expect(screen.getByText('You are no longer a verified creator')).toBeVisible();
});

test.each([
  ['Publish', 'publishCourse', 'in_review', '“Sound for beginners” was sent to review: it is published again once'],
  ['Publish', 'publishCourse', 'published', '“Sound for beginners” is published.'],
  ['Withdraw from review', 'withdrawCourse', 'unpublished', '“Sound for beginners” is out of review, and stays out'],
  ['Withdraw from review', 'withdrawCourse', 'draft', '“Sound for beginners” is a draft again.'],
] as const)('after “%s” (%s) a course that is %s now is told as that', async (button, call, status, words) => {
  const actions = ['publish' as const, 'withdraw' as const];
  const { user, toasts, events } = renderScreen(<App />, {
    url: '/course/manage',
    session: teacher,
    replies: {
      listOwnCourses: list([{ ...published, status: 'unpublished', actions: ['edit', ...actions] }]),
      [call]: aCourseBuilder({ status, actions: status === 'draft' ? ['submit'] : [] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More for Sound for beginners' }));
  await user.click(await screen.findByRole('menuitem', { name: button }));
  await waitFor(() => expect(toasts.at(-1)?.message).toContain(words));
  // The way back is offered only where there is one.
  expect(toasts.at(-1)?.action?.label).toBe(status === 'draft' ? 'Undo' : undefined);
  expect(events.at(-1)).toMatchObject({ name: 'course-status-changed', detail: { status } });
});
