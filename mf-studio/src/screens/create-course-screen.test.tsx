import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { App } from '../app.tsx';
import { rememberedDraft } from '../features/courses/remembered-draft.ts';
import { aCourseBuilder, teacher } from '../testing/builders.ts';

const options = { url: '/course/create', session: teacher, replies: { listCategories: [], listSkills: [] } };

beforeEach(() => localStorage.clear());
afterEach(() => void jest.useRealTimers());

test('a title makes a draft, which is opened', async () => {
  const { user, url, calls } = renderScreen(<App />, {
    ...options,
    replies: { ...options.replies, createCourse: aCourseBuilder(), getCourseBuilder: aCourseBuilder() },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Drawing with light');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Content' }), 'Video');
  await user.click(screen.getByRole('button', { name: 'Create the draft' }));
  await waitFor(() => expect(url()).toBe('/course/edit/drawing-with-light'));
  expect(calls.find(({ name }) => name === 'createCourse')?.body).toEqual({
    name: 'Drawing with light',
    final_category_id: null,
    content_type: 'video',
  });
});

test('a press is seen at once; who cancels before the rules have come makes no draft', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user, calls, unmount } = renderScreen(<App />, {
    ...options,
    replies: { ...options.replies, createCourse: aCourseBuilder() },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Drawing with light');
  fireEvent.click(screen.getByRole('button', { name: 'Create the draft' }));
  expect(screen.getByRole('button', { name: 'Create the draft' })).toHaveAttribute('data-loading');
  unmount();
  // By then a press waits no longer for the rules.
  await jest.advanceTimersByTimeAsync(3_000);
  expect(calls.map(({ name }) => name)).not.toContain('createCourse');
});

test('who cancels while a draft is begun is not taken to it; it is remembered', async () => {
  let reply = () => undefined as void;
  const replied = new Promise<void>((resolve) => (reply = resolve));
  const { user, calls, navigations } = renderScreen(<App />, {
    ...options,
    replies: { ...options.replies, createCourse: () => replied.then(() => aCourseBuilder()) },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Drawing with light');
  await user.click(screen.getByRole('button', { name: 'Create the draft' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('createCourse'));
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await act(async () => reply());
  await waitFor(() => expect(rememberedDraft.get()).toBe('drawing-with-light'));
  expect(navigations.map(({ to }) => to)).toEqual(['/course/manage']);
});

test('why a draft could not be begun is said above the buttons', async () => {
  const { user } = renderScreen(<App />, {
    ...options,
    replies: {
      ...options.replies,
      createCourse: () => {
        throw refusal('unavailable');
      },
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Drawing with light');
  await user.click(screen.getByRole('button', { name: 'Create the draft' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not available at the moment.');
});

test('the screen speaks French, with a draft to go on with and without', async () => {
  const except = ['SCORM', 'Audio', 'Document'];
  expect(await untranslated(<App />, { ...options, until: /draft|brouillon/, except })).toEqual([]);
  rememberedDraft.set('drawing-with-light');
  const draft = aCourseBuilder({ updated_at: new Date(Date.now() - 3 * 86_400_000).toISOString() });
  expect(
    await untranslated(<App />, {
      ...options,
      replies: { ...options.replies, getCourseBuilder: draft },
      until: /Drawing with light.{1,3}\?$/,
      except,
    }),
  ).toEqual([]);
});

test('a rule that is broken is told in French', async () => {
  const { user } = await renderIn('fr', <App />, options);
  await user.type(await screen.findByRole('textbox', { name: 'Titre' }), 'Abc');
  await user.click(screen.getByRole('button', { name: 'Créer le brouillon' }));
  expect(await screen.findByText('Le titre compte de 5 à 60 caractères.')).toBeVisible();
});
