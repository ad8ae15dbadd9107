import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { lazyDialog } from './lazy-dialog.tsx';

const Question = ({ text }: { text: string }) => <p role="dialog">{text}</p>;

test('the code of a dialog is asked for when it is first drawn, and nothing stands there until it is here', async () => {
  const load = jest.fn(async () => Question);
  const Dialog = lazyDialog(load);
  expect(load).not.toHaveBeenCalled();
  const { container, rerender } = render(<Dialog text="Really?" />);
  expect(container).toBeEmptyDOMElement();
  expect(await screen.findByRole('dialog')).toHaveTextContent('Really?');
  rerender(<Dialog text="And now?" />);
  expect(screen.getByRole('dialog')).toHaveTextContent('And now?');
  expect(load).toHaveBeenCalledTimes(1);
});
