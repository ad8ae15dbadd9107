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

test('what was changed while its first reading was under way is read once more', async () => {
  const first = Promise.withResolvers<string>();
  const client = createQueryClient();
  const rows = jest
    .fn<() => Promise<string>>()
    .mockReturnValueOnce(first.promise)
    .mockResolvedValue('with the new row');
  function List() {
    const { data, isPending } = useQuery({ queryKey: ['rows'], queryFn: rows });
    return <p>{isPending ? 'loading' : data}</p>;
  }
  render(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  );
  expect(screen.getByText('loading')).toBeVisible();
  act(() => void client.invalidateQueries({ queryKey: ['rows'] }));
  await act(async () => first.resolve('as it was before'));
  expect(await screen.findByText('with the new row')).toBeVisible();
  expect(rows).toHaveBeenCalledTimes(2);
});

test('a first reading that nothing would begin anew is not broken off', async () => {
  const first = Promise.withResolvers<string>();
  const client = createQueryClient();
  const List = () => <p>{useQuery({ queryKey: ['rows'], queryFn: () => first.promise }).data ?? 'loading'}</p>;
  render(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  );
  const ahead = Promise.withResolvers<string>();
  const asked = client.fetchQuery({ queryKey: ['rows', 'ahead'], queryFn: () => ahead.promise });
  act(() => void client.invalidateQueries({ queryKey: ['rows'], refetchType: 'none' }));
  act(() => void client.invalidateQueries({ queryKey: ['rows', 'ahead'] }));
  ahead.resolve('read ahead');
  expect(await asked).toBe('read ahead');
  await act(async () => first.resolve('read'));
  expect(await screen.findByText('read')).toBeVisible();
});
