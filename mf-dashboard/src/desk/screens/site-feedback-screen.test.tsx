import { beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aFeedback, aFeedbackPage } from '@stoa/shared/testing/feedback-builders.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';

beforeAll(async () => {
  await import('./site-feedback-screen.tsx');
});

const ofSite = aFeedback({ subject: 'platform', subject_id: null, subject_name: null, course: null });
const replies = { listFeedbacks: aFeedbackPage(ofSite) };
const session = { roles: ['admin' as const], permissions: ['moderate-content' as const] };
const url = '/dashboard/feedback';

test('those who look after the site read what is said of it', async () => {
  const { calls } = renderScreen(<App />, { url, session, replies });
  expect(await screen.findByRole('heading', { level: 1, name: 'Feedback about this site' })).toBeVisible();
  expect(await screen.findByText('The second part goes too fast.')).toBeVisible();
  expect(calls.find(({ name }) => name === 'listFeedbacks')?.query).toMatchObject({ box: 'platform' });
});

test('in French it is said in French', async () => {
  const given = { url, session, replies, until: 'The second part goes too fast.' };
  expect(await untranslated(<App />, given)).toEqual([]);
});
