import { expect, test } from '@jest/globals';
import { nameEntry } from './entry-key.ts';
import { createSiteHistory } from './site-history.ts';

const keyNow = () => (window.history.state as { key: string }).key;

test('a page that is opened by its address gets a key, and keeps it when it is loaded again', () => {
  window.history.replaceState(null, '');
  const history = createSiteHistory();
  expect(history.now().location.key).toMatch(/^\w+$/);
  expect(history.now().location.key).not.toBe('default');
  expect(createSiteHistory().now().location.key).toBe(history.now().location.key);
});

test('an entry that an anchor made without us has a key of its own', async () => {
  const history = createSiteHistory();
  const first = history.now().location.key;
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.location.hash = 'below';
  await arrived;
  expect(new Set([first, history.now().location.key, 'default']).size).toBe(3);
});

test('what is written into the entry besides stays', () => {
  window.history.replaceState({ idx: 3, usr: { from: 'here' } }, '');
  nameEntry();
  expect(window.history.state).toEqual({ idx: 3, usr: { from: 'here' }, key: keyNow() });
});
