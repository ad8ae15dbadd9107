import { expect, jest, test } from '@jest/globals';
import { ApiError } from '@stoa/shared/http/api-error.ts';
import { aCourseBuilder } from '../testing/builders.ts';
import type { Patch, SaveTarget } from './patches.ts';
import { createSaver, saveStatus } from './saver.ts';

const offline = () => new ApiError('The server cannot be reached.', { code: 'network', status: 0 });

function aSaver(answer: (target: SaveTarget, patch: Patch) => Promise<unknown> = async () => undefined) {
  const sent: [SaveTarget, Patch][] = [];
  const onStale = jest.fn();
  const saver = createSaver({
    delayMs: 5,
    onStale,
    onReply: () => undefined,
    send: async (target, patch) => {
      sent.push([target, patch]);
      await answer(target, patch);
      return aCourseBuilder();
    },
  });
  return { saver, sent, onStale, status: () => saveStatus(saver.store.getState()) };
}

test('edits made in one breath are one request', async () => {
  const { saver, sent, status } = aSaver();
  saver.change('course', 'name', 'Ligh');
  saver.change('course', 'name', 'Light');
  saver.change('course', 'level', 'beginner');
  expect(status()).toBe('pending');
  await saver.flush();
  expect(sent).toEqual([['course', { name: 'Light', level: 'beginner' }]]);
  expect(status()).toBe('saved');
});

test('an edit made while one is on its way is sent after it, not beside it', async () => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const { saver, sent } = aSaver(() => gate);
  saver.change('course', 'name', 'First title');
  const first = saver.flush();
  await Promise.resolve();
  saver.change('course', 'name', 'Second title');
  const second = saver.flush();
  expect(sent).toHaveLength(1);
  release();
  await Promise.all([first, second]);
  expect(sent.map(([, patch]) => patch.name)).toEqual(['First title', 'Second title']);
});

test('a lost line loses nothing: what failed is sent again, below what was edited meanwhile', async () => {
  let isOnline = false;
  const { saver, sent, status } = aSaver(async () => {
    if (!isOnline) throw offline();
  });
  saver.change('course', 'name', 'Light');
  saver.change('course', 'level', 'beginner');
  await saver.flush();
  expect(status()).toBe('failed');
  expect(saver.isDirty()).toBe(true);
  saver.change('course', 'name', 'Light and shade');
  isOnline = true;
  await saver.flush();
  expect(sent.at(-1)).toEqual(['course', { name: 'Light and shade', level: 'beginner' }]);
  expect(status()).toBe('saved');
});

test('a field the server refuses is held with its rule, the others are saved', async () => {
  const { saver, sent, status } = aSaver(async (_, patch) => {
    if (patch.slug === 'taken') {
      throw new ApiError('This address is already taken.', {
        code: 'slug_taken',
        status: 409,
        fieldErrors: { slug: ['This address is already taken.'] },
      });
    }
  });
  saver.change('course', 'slug', 'taken');
  saver.change('course', 'level', 'beginner');
  await saver.flush();
  expect(sent.at(-1)).toEqual(['course', { level: 'beginner' }]);
  expect(status()).toBe('invalid');
  expect(saver.store.getState().refused.get('course')).toEqual({ slug: 'This address is already taken.' });
  saver.change('course', 'slug', 'free');
  await saver.flush();
  expect(status()).toBe('saved');
});

test('an invalid edit is kept for the form and not sent', async () => {
  const { saver, sent, status } = aSaver();
  saver.hold('lesson:1', 'title', 'ab');
  await saver.flush();
  expect(sent).toEqual([]);
  expect(status()).toBe('invalid');
  expect(saver.unsaved('lesson:1')).toEqual({ title: 'ab' });
});

test('an order that no longer fits is given up and the course is read again', async () => {
  const { saver, onStale, status } = aSaver(async () => {
    throw new ApiError('The order must name each lesson once.', { code: 'invalid', status: 422, fieldErrors: {} });
  });
  saver.change('order', 'modules', []);
  await saver.flush();
  expect(onStale).toHaveBeenCalledTimes(1);
  expect(status()).toBe('saved');
});

test('other changes wait for the edits before them, and tell their own failures', async () => {
  const { saver, sent } = aSaver();
  saver.change('course', 'name', 'Light');
  await expect(saver.run(async () => Promise.reject(offline()))).rejects.toThrow('cannot be reached');
  expect(sent).toHaveLength(1);
});
