import { expect, test } from '@jest/globals';
import { openBlobMemory } from './blob-memory.ts';

const of = (bytes: number) => Buffer.alloc(bytes, 1);

test('who has most forgets first, its oldest, and who has an even share forgets nothing', () => {
  const memory = openBlobMemory(100);
  memory.set('small', 'mf-player', of(30));
  for (let file = 0; file < 20; file += 1) memory.set(`large ${file}`, 'mf-large', of(20));
  expect(memory.get('small', 'mf-player')).toBeDefined();
  expect([0, 17, 19].map((file) => memory.get(`large ${file}`, 'mf-large') !== undefined)).toEqual([false, true, true]);
  memory.set('huge', 'mf-large', of(101));
  expect(memory.get('huge', 'mf-large')).toBeUndefined();
  expect(memory.get('small', 'mf-player')).toBeDefined();
});

test('what was used last is kept, and a file that several have stays when one of them forgets it', () => {
  const memory = openBlobMemory(100);
  memory.set('shared', 'mf-large', of(20));
  expect(memory.get('shared', 'mf-player')).toHaveLength(20);
  memory.set('first', 'mf-large', of(20));
  memory.set('second', 'mf-large', of(20));
  memory.get('first', 'mf-large');
  memory.set('third', 'mf-large', of(60));
  expect(memory.get('shared', 'mf-player')).toBeDefined();
  expect(memory.get('second', 'mf-large')).toBeUndefined();
  expect(memory.get('first', 'mf-large')).toBeDefined();
  memory.forget('shared');
  expect(memory.get('shared', 'mf-player')).toBeUndefined();
});
