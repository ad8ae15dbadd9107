import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { ApiError } from '../http/api-error.ts';
import { useFormCall } from './use-form-call.ts';
import type { Refusal } from './use-refusal.ts';

interface Values {
  name: string;
  links: string[];
}
interface FormProps {
  send(values: Values): Promise<unknown>;
  refusal?: Refusal;
  leadsAway?: boolean;
}

function Form({ send, refusal, leadsAway = false }: FormProps) {
  const form = useForm<Values>({ defaultValues: { name: 'Ada', links: [''] } });
  const { problem, isSending, errorOf, submit } = useFormCall(form, {
    send,
    expected: { conflict: 'Taken meanwhile.' },
    leadsAway,
    ...(refusal && { refusal }),
  });
  return (
    <form onSubmit={(event) => void submit(event)}>
      <p role="alert">{problem}</p>
      <input aria-label="Name" {...form.register('name')} />
      <p>{errorOf('name')}</p>
      <input aria-label="Link" {...form.register('links.0')} />
      <p>{errorOf('links.0')}</p>
      <button>{isSending ? 'Sending' : 'Send'}</button>
    </form>
  );
}

const user = userEvent.setup();
const press = () => user.click(screen.getByRole('button'));
const because = (code: 'conflict' | 'invalid' | 'forbidden', fieldErrors = {}) =>
  new ApiError('?', { code, status: 422, fieldErrors });
const refuse = (error: Error) => () => Promise.reject(error);

test('it is sent once however often it is pressed, and may be sent again after that', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = jest.fn(() => promise);
  render(<Form send={send} />);
  await press();
  await press();
  expect(screen.getByRole('button')).toHaveTextContent('Sending');
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => resolve());
  expect(screen.getByRole('button')).toHaveTextContent('Send');
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

test('what leads away is sent again only if it was refused', async () => {
  const send = jest.fn<() => Promise<void>>().mockRejectedValueOnce(because('forbidden')).mockResolvedValue();
  render(<Form send={send} leadsAway />);
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('Your account is not allowed to do this.');
  await press();
  await press();
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByRole('button')).toHaveTextContent('Sending');
});

test('what a field is to blame for stands there, and the first field in the form is led to', async () => {
  const fieldErrors = { 'links.0': ['No address.'], name: ['Too short.'] };
  render(<Form send={refuse(because('invalid', fieldErrors))} />);
  await press();
  expect(screen.getByText('No address.')).toBeVisible();
  expect(screen.getByText('Too short.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('a fault in what is no field of the form is said above it', async () => {
  render(<Form send={refuse(because('invalid', { token: ['Too old.'] }))} />);
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('Something you entered is not valid.');
});

test('a refusal is told in the words of the form, then of whom it names', async () => {
  const { unmount } = render(<Form send={refuse(because('conflict'))} />);
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('Taken meanwhile.');
  unmount();
  render(<Form send={refuse(new Error('?'))} refusal={(_, { conflict } = {}) => `It is lost. ${conflict}`} />);
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('It is lost. Taken meanwhile.');
});
