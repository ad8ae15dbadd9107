import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anId } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';
import { aCourseInReview, aPathInReview } from '../testing/builders.ts';

beforeAll(async () => {
  await Promise.all([import('../screens/course-review-screen.tsx'), import('../screens/path-review-screen.tsx')]);
});

const session = { roles: ['admin' as const], permissions: ['review-course' as const] };
const SHIPPED = 'Les sous-titres manquent ici.';

/** A desk whose phrases are kept as the server keeps them. */
function aDesk(): Replies {
  let phrases = [{ id: anId(750), text: 'Say what it is for.' }];
  let last = 750;
  return {
    getCourseReview: aCourseInReview(),
    getPathBuilder: aPathInReview(),
    listReviewPhrases: () => phrases,
    listShippedPhrases: { locale: 'fr', phrases: [SHIPPED] },
    createReviewPhrase: ({ body }) => {
      const saved = { id: anId(++last), text: body.text };
      phrases = [...phrases, saved];
      return saved;
    },
    updateReviewPhrase: ({ params, body }) => {
      const changed = { id: params.id, text: body.text };
      phrases = phrases.map((phrase) => (phrase.id === changed.id ? changed : phrase));
      return changed;
    },
    removeReviewPhrase: ({ params }) => {
      phrases = phrases.filter(({ id }) => id !== params.id);
      return { ok: true };
    },
  };
}
const url = '/course/review/drawing-with-light';
const pathUrl = '/learning-path/review/portraits';
const visit = (replies: Replies = {}, at = url) =>
  renderScreen(<App />, { url: at, session, replies: { ...aDesk(), ...replies } });
const field = (name = 'Comment') => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const inserted = (text: string) => screen.findByRole('button', { name: `Insert “${text}”` });

test('a phrase of the site, in the author’s language, stands where one writes; what is selected stays', async () => {
  const { user, calls } = visit();
  await user.click(await screen.findByText('Phrases to insert'));
  await user.type(field(), 'One. Two.');
  field().setSelectionRange(0, 4);
  await user.click(await inserted(SHIPPED));
  expect(field()).toHaveValue(`One. ${SHIPPED} Two.`);
  await waitFor(() => expect(field()).toHaveFocus());
  expect(within(screen.getByRole('list', { name: 'Often asked for' })).getByRole('listitem')).toHaveAttribute(
    'lang',
    'fr',
  );
  expect(calls.find(({ name }) => name === 'listShippedPhrases')).toMatchObject({
    params: { id: aCourseInReview().creator.id },
    query: { about: 'course' },
  });
});

test('the reviewer’s own are saved, worded anew and removed, each with a way back', async () => {
  const { user, toasts, calls } = visit();
  await user.click(await screen.findByText('Phrases to insert'));
  await user.type(field(), 'Say who it is for.');
  await user.click(await screen.findByRole('button', { name: 'Save as a phrase' }));
  expect(await inserted('Say who it is for.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Edit the phrase “Say what it is for.”' }));
  const wording = screen.getByRole('textbox', { name: 'Edit the phrase “Say what it is for.”' });
  await waitFor(() => expect(wording).toHaveFocus());
  await user.clear(wording);
  await user.type(wording, 'Say why.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await inserted('Say why.')).toBeVisible();
  toasts.at(-1)?.action?.run();
  expect(await inserted('Say what it is for.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Remove the phrase “Say what it is for.”' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Insert “Say what it is for.”' })).toBeNull());
  toasts.at(-1)?.action?.run();
  expect(await inserted('Say what it is for.')).toBeVisible();
  expect(field()).toHaveValue('Say who it is for.');
  const saved = calls.filter(({ name }) => name === 'createReviewPhrase').map(({ body }) => body);
  expect(saved).toContainEqual({ text: 'Say what it is for.', purpose: 'review' });
});

test('a wording that is saved already is refused, and what was typed stays', async () => {
  const { user, toasts } = visit({
    updateReviewPhrase: () => {
      throw refusal('conflict');
    },
  });
  await user.click(await screen.findByText('Phrases to insert'));
  await user.click(await screen.findByRole('button', { name: 'Edit the phrase “Say what it is for.”' }));
  await user.type(screen.getByRole('textbox', { name: 'Edit the phrase “Say what it is for.”' }), ' Now.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('You have saved this phrase already.'));
  const wording = screen.getByRole('textbox', { name: 'Edit the phrase “Say what it is for.”' });
  expect(wording).toHaveValue('Say what it is for. Now.');
  await user.click(wording);
  await user.keyboard('{Escape}');
  expect(await inserted('Say what it is for.')).toBeVisible();
  const edit = screen.getByRole('button', { name: 'Edit the phrase “Say what it is for.”' });
  await waitFor(() => expect(edit).toHaveFocus());
});

test('a phrase for which there is no room says so and changes nothing', async () => {
  const { user, toasts } = visit({ listReviewPhrases: [{ id: anId(750), text: 'x'.repeat(1000) }] });
  await user.click(await screen.findByText('Phrases to insert'));
  const insert = await inserted('x'.repeat(1000));
  await user.click(insert);
  await waitFor(() => expect(field()).toHaveValue('x'.repeat(1000)));
  await user.click(insert);
  await waitFor(() => expect(toasts.at(-1)?.message).toMatch(/too long/));
  expect(field()).toHaveValue('x'.repeat(1000));
});

test('a learning path that is returned has them, too, for its partner', async () => {
  const { user, calls } = visit({}, pathUrl);
  await user.click(await screen.findByText('Phrases to insert'));
  await user.click(await inserted(SHIPPED));
  expect(field('Reason')).toHaveValue(SHIPPED);
  expect(calls.find(({ name }) => name === 'listShippedPhrases')).toMatchObject({
    params: { id: aPathInReview().partner.id },
    query: { about: 'path' },
  });
});

test('phrases speak French', async () => {
  const options = {
    session,
    replies: aDesk(),
    until: 'Portraits from the start',
    except: [SHIPPED, 'Say what it is for.'],
  };
  expect(await untranslated(<App />, { ...options, url: pathUrl } as never)).toEqual([]);
});
