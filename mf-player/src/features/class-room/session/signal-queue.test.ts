import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ApiError } from '@stoa/shared/http/api-error.ts';
import { createSignalQueue, type AddressedSignal } from './signal-queue.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const aSignal = (n: number, signal: Record<string, unknown> = {}): AddressedSignal => ({
  to: 'other',
  signal: { n, ...signal },
});
const numbers = (signals: AddressedSignal[]) => signals.map(({ signal }) => signal.n);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('what is said together goes together, and what is said meanwhile waits for the call before', async () => {
  const calls: { signals: unknown[]; end(): void }[] = [];
  const queue = createSignalQueue(
    (signals) => new Promise<void>((end) => void calls.push({ signals: numbers(signals), end })),
  );
  queue.add(aSignal(1));
  queue.add(aSignal(2));
  await pass(50);
  queue.add(aSignal(3));
  await pass(5_000);
  expect(calls.map(({ signals }) => signals)).toEqual([[1, 2]]);
  calls[0]!.end();
  await pass(50);
  expect(calls.map(({ signals }) => signals)).toEqual([[1, 2], [3]]);
});

test('what was lost with the line is sent again before anything else; what is refused is not', async () => {
  const sent: unknown[] = [];
  const answers = [
    new ApiError('', { code: 'network', status: 0 }),
    undefined,
    new ApiError('', { code: 'not_found', status: 404 }),
    undefined,
  ];
  const queue = createSignalQueue(async (signals) => {
    sent.push(numbers(signals));
    const error = answers.shift();
    if (error) throw error;
  });
  queue.add(aSignal(1));
  await pass(50);
  queue.add(aSignal(2));
  await pass(900);
  expect(sent).toEqual([[1]]);
  await pass(200);
  expect(sent).toEqual([[1], [1, 2]]);
  queue.add(aSignal(3));
  await pass(50);
  queue.add(aSignal(4));
  await pass(5_000);
  expect(sent.slice(2)).toEqual([[3], [4]]);
});

test('one call holds no more than the API takes, and always one', async () => {
  const sent: unknown[][] = [];
  const queue = createSignalQueue(async (signals) => void sent.push(numbers(signals)));
  queue.add(aSignal(0, { sdp: 'x'.repeat(600_000) }));
  for (let n = 1; n <= 70; n++) queue.add(aSignal(n));
  await pass(1_000);
  expect(sent.map((signals) => signals.length)).toEqual([1, 60, 10]);
});

test('nothing is said once it is closed', async () => {
  const send = jest.fn(async () => undefined);
  const queue = createSignalQueue(send);
  queue.add(aSignal(1));
  queue.close();
  queue.add(aSignal(2));
  await pass(1_000);
  expect(send).not.toHaveBeenCalled();
});
