import { afterEach, expect, test } from '@jest/globals';
import { StoaProvider } from '@stoa/shared/kit';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toastStore } from '../notices/toast-store.ts';
import { Toasts } from './toasts.tsx';

const { show, close } = toastStore.getState();
afterEach(() => act(() => toastStore.getState().toasts.forEach(({ id }) => close(id))));

test('a message is read aloud, and Escape closes the one that the keyboard is in', async () => {
  render(
    <StoaProvider>
      <Toasts />
    </StoaProvider>,
  );
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite');
  act(() => {
    show({ kind: 'info', message: 'First' }, { isSticky: true });
    show({ kind: 'info', message: 'Second', action: { label: 'Do it', run: () => undefined } }, { isSticky: true });
  });
  const user = userEvent.setup();
  await user.keyboard('{Escape}');
  expect(screen.getByText('Second')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Do it' }).focus());
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Second')).toBeNull();
  expect(screen.getByText('First')).toBeVisible();
});

test('the newest message on a topic takes the place of the one before; others stay', () => {
  show({ kind: 'success', message: 'A is on the list', topic: 'wishes' });
  show({ kind: 'info', message: 'Saved' });
  show({ kind: 'success', message: 'B is on the list', topic: 'wishes' });
  show({ kind: 'info', message: 'Sent' });
  expect(toastStore.getState().toasts.map(({ message }) => message)).toEqual(['Saved', 'B is on the list', 'Sent']);
});
