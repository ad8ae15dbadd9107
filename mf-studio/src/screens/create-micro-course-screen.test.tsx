import { beforeEach, expect, test } from '@jest/globals';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { screen, waitFor } from '@testing-library/react';
import { App } from '../app.tsx';
import { rememberedDraft } from '../features/courses/remembered-draft.ts';
import { aCourseBuilder, partner } from '../testing/builders.ts';

const micro = aCourseBuilder({ is_micro: true });
const options = {
  url: '/micro-course/create',
  session: partner,
  replies: { listCategories: [], listSkills: [], createCourse: micro, getCourseBuilder: micro },
};

beforeEach(() => localStorage.clear());

test('a title makes a micro course, which opens in the builder under the partner’s list', async () => {
  const { user, url, calls } = renderScreen(<App />, options);
  expect(await screen.findByRole('heading', { level: 1, name: 'Create a micro course' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/micro-course/manage');
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Drawing with light');
  await user.click(screen.getByRole('button', { name: 'Create the draft' }));
  await waitFor(() => expect(url()).toBe('/course/edit/drawing-with-light'));
  expect(calls.find(({ name }) => name === 'createCourse')?.body).toMatchObject({ is_micro: true });
  expect(await screen.findByText('Micro course')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your courses' })).toHaveAttribute('href', '/micro-course/manage');
  // What a partner makes is no choice of theirs.
  expect(screen.queryByRole('switch', { name: /^This is a micro course/ })).toBeNull();
});

test('a draft of a whole course is not continued here', async () => {
  rememberedDraft.set('drawing-with-light');
  const full = { ...options, replies: { ...options.replies, getCourseBuilder: aCourseBuilder({ is_micro: false }) } };
  const { unmount, calls } = renderScreen(<App />, full);
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('getCourseBuilder'));
  await screen.findByRole('textbox', { name: 'Title' });
  expect(screen.queryByRole('link', { name: 'Continue the draft' })).toBeNull();
  unmount();
  renderScreen(<App />, options);
  expect(await screen.findByRole('link', { name: 'Continue the draft' })).toBeVisible();
});

test('beginning a micro course speaks French', async () => {
  expect(
    await untranslated(<App />, { ...options, until: /draft|brouillon/, except: ['Audio', 'Document', 'SCORM'] }),
  ).toEqual([]);
});
