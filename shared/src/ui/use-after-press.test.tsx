import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useAfterPress } from './use-after-press.ts';

/** A field that says on leaving what is wrong with it. */
function Field({ onPress }: { onPress(hasError: boolean): void }) {
  const afterPress = useAfterPress();
  const [hasError, setError] = useState(false);
  return (
    <>
      <input aria-label="Title" onBlur={() => afterPress(() => setError(true))} />
      {hasError && <p>Too short</p>}
      <button onClick={() => onPress(hasError)}>Next</button>
    </>
  );
}

test('what would move the page under a press waits until the press has been taken', async () => {
  const presses: boolean[] = [];
  const user = userEvent.setup();
  render(<Field onPress={(hasError) => presses.push(hasError)} />);
  await user.click(screen.getByRole('textbox', { name: 'Title' }));
  const button = screen.getByRole('button', { name: 'Next' });
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(button).toHaveFocus();
  expect(screen.queryByText('Too short')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  expect(presses).toEqual([false]);
  expect(await screen.findByText('Too short')).toBeVisible();
});

test('without a press it comes at once: the keyboard leaves the field', async () => {
  const user = userEvent.setup();
  render(<Field onPress={() => undefined} />);
  await user.click(screen.getByRole('textbox', { name: 'Title' }));
  // The press that led into the field is over.
  await waitFor(async () => {
    await user.tab({ shift: true });
    await user.tab();
    await user.tab();
    expect(screen.getByText('Too short')).toBeVisible();
  });
});
