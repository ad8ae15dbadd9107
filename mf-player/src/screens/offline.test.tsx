import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { anId } from '@stoa/shared/testing/builders.ts';
import { noLine, refusal } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../app.tsx';
import { aPlayer, aPlayerLesson, aProgressReply, aTextLesson } from '../testing/builders.ts';

const first = aPlayerLesson();
const second = aPlayerLesson({ id: anId(72), title: 'Shadows', order: 2 });
const url = '/course/drawing-with-light';

beforeEach(() => localStorage.clear());
afterEach(() => onlineManager.setOnline(true));

const begin = () =>
  renderScreen(<App />, {
    url,
    session: {},
    replies: {
      getPlayer: aPlayer([first, second]),
      getLesson: ({ params }) => {
        if (!onlineManager.isOnline()) throw noLine();
        return aTextLesson({ id: params.id, title: params.id === first.id ? first.title : second.title });
      },
      recordProgress: () => {
        if (!onlineManager.isOnline()) throw refusal('unavailable');
        return aProgressReply(first.id);
      },
    },
  });

test('what is done without a line shows as done at once', async () => {
  const { user } = begin();
  const button = await screen.findByRole('button', { name: 'Mark as done: What light does' });
  act(() => onlineManager.setOnline(false));
  await user.click(button);
  expect(await screen.findByText('50% complete')).toBeVisible();
  const list = screen.getByRole('navigation', { name: 'Lessons' });
  expect(within(list).getByText('1 of 2 lessons completed')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Mark as done/ })).toBeNull();
});

test('a lesson that cannot be loaded says so at once, and loads by itself when the line is back', async () => {
  const { user } = begin();
  await screen.findByRole('button', { name: 'Mark as done: What light does' });
  act(() => onlineManager.setOnline(false));
  await user.click(screen.getByRole('button', { name: 'Next: Shadows' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByRole('button', { name: 'Mark as done: Shadows' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
