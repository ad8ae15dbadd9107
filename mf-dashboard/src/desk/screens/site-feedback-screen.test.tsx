import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
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

test('order, words, state and days are asked of the server, and the list leaves as a file', async () => {
  const given = { ...replies, getSiteFeedbackLink: { url: '#feedback', expires_at: ofSite.created_at } };
  const { user, calls } = renderScreen(<App />, {
    url: `${url}?q=fast&status=new&from=2026-03-01&sort=stars`,
    session,
    replies: given,
  });
  const card = within(await screen.findByRole('article', { name: 'Feedback by Lina Haddad' }));
  expect(card.getByText('This site')).toBeVisible();
  const asked = { search: 'fast', status: 'new', from: '2026-03-01' };
  expect(calls.findLast(({ name }) => name === 'listFeedbacks')?.query).toMatchObject({
    ...{ ...asked, box: 'platform', sort: 'stars', order: 'ascending' },
  });
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(calls.find(({ name }) => name === 'getSiteFeedbackLink')?.query).toEqual(asked));
});

test('what is marked and leaves the list leaves the keyboard there', async () => {
  let isLeft = false;
  const { user } = renderScreen(<App />, {
    url: `${url}?status=new`,
    session,
    replies: {
      listFeedbacks: () => (isLeft ? aFeedbackPage() : aFeedbackPage(ofSite)),
      markFeedback: () => {
        isLeft = true;
        return { ...ofSite, status: 'seen' as const };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark as seen' }));
  expect(await screen.findByRole('button', { name: 'Remove all filters' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Private feedback' })).toHaveFocus());
});

test('in French it is said in French', async () => {
  const given = { url, session, replies, until: 'The second part goes too fast.' };
  expect(await untranslated(<App />, given)).toEqual([]);
});
