import { afterEach, expect, jest, test } from '@jest/globals';
import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

const lost = () => new ApiError('No answer.', { code: 'network', status: 0 });
const goes = (isOnline: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
const read = jest.fn<() => Promise<string>>();
const send = jest.fn<() => Promise<string>>();

function Part() {
  const query = useQuery({ queryKey: ['part'], queryFn: read });
  const mutation = useMutation({ mutationFn: send });
  return (
    <>
      <p>read: {query.status}</p>
      <p>sent: {mutation.status}</p>
      <button onClick={() => mutation.mutate()}>Send</button>
    </>
  );
}
const renderPart = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Part />
    </QueryClientProvider>,
  );

afterEach(() => {
  goes(true);
  jest.restoreAllMocks();
});

test('what cannot be read without a line says so at once, and is read by itself when there is one again', async () => {
  goes(false);
  read.mockRejectedValueOnce(lost()).mockResolvedValueOnce('here');
  renderPart();
  expect(await screen.findByText('read: error')).toBeVisible();
  expect(read).toHaveBeenCalledTimes(1);
  goes(true);
  expect(await screen.findByText('read: success')).toBeVisible();
});

test('what is sent without a line fails at once: it does not wait in silence', async () => {
  read.mockResolvedValue('here');
  send.mockRejectedValueOnce(lost());
  renderPart();
  goes(false);
  await act(async () => screen.getByRole('button', { name: 'Send' }).click());
  expect(await screen.findByText('sent: error')).toBeVisible();
});
