import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anId } from '../../testing/builders.ts';
import { refusal, type Replies } from '../../testing/fake-api.ts';
import { aFeedback, aFeedbackPage } from '../../testing/feedback-builders.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FeedbackModal } from './feedback-modal.tsx';
import type { FeedbackChoice } from './use-send-feedback.ts';

beforeAll(async () => {
  await import('../../ui/overlays.ts');
});
beforeEach(() => sessionStorage.clear());

const reader = 'Omar Saleh';
const choices: [FeedbackChoice, ...FeedbackChoice[]] = [
  { subject: 'course', id: anId(100), name: 'Drawing with light', reader },
  { subject: 'instructor', id: anId(2), name: reader, reader },
  { subject: 'platform', id: null, name: null, reader: null },
];
function open(replies: Replies = {}) {
  const onClose = jest.fn();
  const shown = renderScreen(<FeedbackModal place="course" choices={choices} onClose={onClose} />, {
    url: '/',
    session: {},
    replies: { sendFeedback: aFeedback(), listFeedbacks: aFeedbackPage(), ...replies },
  });
  return { ...shown, onClose, sent: () => shown.calls.filter(({ name }) => name === 'sendFeedback') };
}
const text = () => screen.findByRole('textbox', { name: 'Your feedback' });
const press = (name: string) => screen.getByRole('button', { name });

test('it says who reads it, which changes with what it is about', async () => {
  const { user } = open();
  expect(await screen.findByText(/^Only Omar Saleh reads it/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'What is it about?' }), 'This site');
  expect(screen.getByText(/^Only those who look after this site/)).toBeVisible();
});

test('words and stars go to whom they are for, once, and the dialog closes', async () => {
  const { user, sent, toasts, onClose } = open();
  await user.selectOptions(await screen.findByRole('combobox'), 'The teacher: Omar Saleh');
  await user.click(screen.getByRole('radio', { name: '4 stars of 5' }));
  await user.type(await text(), 'You speak too fast.');
  expect(screen.getByText('19 of 2,000 characters; at least 10')).toBeVisible();
  await user.dblClick(press('Send in private'));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent()).toMatchObject([
    { body: { subject: 'instructor', subject_id: anId(2), rating: 4, text: 'You speak too fast.' } },
  ]);
  expect(toasts.at(-1)?.message).toMatch(/^Sent in private/);
});

test('without stars it is sent without; too short a text is not sent, and is where one types', async () => {
  const { user, sent } = open();
  await user.type(await text(), 'Too fast');
  await user.click(press('Send in private'));
  expect(screen.getByText('Text must be between 10 and 2000 characters.')).toBeVisible();
  await waitFor(async () => expect(await text()).toHaveFocus());
  expect(sent()).toEqual([]);
  await user.type(await text(), ', all of it');
  await user.click(press('Send in private'));
  await waitFor(() => expect(sent()).toMatchObject([{ body: { rating: null } }]));
});

test('what was refused stays, is there after a reload, and is sent under the same id', async () => {
  const first = open({ sendFeedback: () => Promise.reject(refusal('not_enrolled')) });
  await first.user.click(await screen.findByRole('radio', { name: '2 stars of 5' }));
  await first.user.type(await text(), 'The second part goes too fast.');
  await first.user.click(press('Send in private'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Teachers get feedback from those/);
  expect(first.onClose).not.toHaveBeenCalled();
  first.unmount();
  const second = open();
  expect(await text()).toHaveValue('The second part goes too fast.');
  expect(screen.getByRole('radio', { name: '2 stars of 5' })).toBeChecked();
  expect(screen.getByText('Your unsent text was kept.')).toBeVisible();
  await second.user.click(press('Send in private'));
  await waitFor(() => expect(second.sent()).toHaveLength(1));
  const idOf = ({ body }: { body?: unknown }) => (body as { id: string }).id;
  expect(idOf(second.sent()[0]!)).toBe(idOf(first.sent()[0]!));
});

test('what was sent before is listed with what became of it', async () => {
  const { user, calls } = open({ listFeedbacks: aFeedbackPage(aFeedback({ status: 'resolved' })) });
  await user.click(await screen.findByRole('tab', { name: 'Sent' }));
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Resolved')).toBeVisible();
  expect(card.getByText('Course · Drawing with light')).toBeVisible();
  expect(card.getByText('The second part goes too fast.')).toBeVisible();
  expect(calls.find(({ name }) => name === 'listFeedbacks')?.query).toMatchObject({ box: 'sent' });
});

test('who sent nothing yet is told so, and a list that fails offers another try', async () => {
  const { user, unmount } = open();
  await user.click(await screen.findByRole('tab', { name: 'Sent' }));
  expect(await screen.findByText('You have sent no private feedback yet.')).toBeVisible();
  unmount();
  const again = open({ listFeedbacks: () => Promise.reject(refusal('internal')) });
  await again.user.click(await screen.findByRole('tab', { name: 'Sent' }));
  expect(await screen.findByText('The feedback could not be loaded.')).toBeVisible();
});
