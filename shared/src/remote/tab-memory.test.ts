import { afterEach, expect, jest, test } from '@jest/globals';
import { tabMemory } from './tab-memory.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

const forbid = () =>
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

test('what is kept is read again until it is forgotten', () => {
  tabMemory.keep('a', 'one');
  expect(tabMemory.read('a')).toBe('one');
  tabMemory.forget('a');
  expect(tabMemory.read('a')).toBeUndefined();
});

test('where the storage is forbidden it lasts for this page', () => {
  forbid();
  tabMemory.keep('b', 'two');
  expect(tabMemory.read('b')).toBe('two');
  tabMemory.forget('b');
  expect(tabMemory.read('b')).toBeUndefined();
});

test('where the storage is full the newest is read, not what it holds from before', () => {
  tabMemory.keep('c', 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
  tabMemory.keep('c', 'new');
  expect(tabMemory.read('c')).toBe('new');
});
