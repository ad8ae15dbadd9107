import { beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { rememberOpenings } from './opened-from.ts';
import { createSiteHistory } from './site-history.ts';

const isPassage = (pathname: string) => pathname === '/login';

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/marketplace/results?q=light');
});

test('a place knows where it was opened from, with query and hash, also after moves inside it', () => {
  const history = createSiteHistory();
  const openings = rememberOpenings(history, isPassage);
  history.navigate('/course/light');
  history.navigate('/course/light?lesson=2');
  expect(openings.of('/course/light')).toBe('/marketplace/results?q=light');
  expect(openings.of('/course/shade')).toBeUndefined();
});

test('log-in on the way is passed over', () => {
  const history = createSiteHistory();
  const openings = rememberOpenings(history, isPassage);
  history.navigate('/course/light');
  history.navigate('/login');
  history.navigate('/course/light', { replace: true });
  expect(openings.of('/course/light')).toBeUndefined();
  history.navigate('/home');
  history.navigate('/course/light');
  expect(openings.of('/course/light')).toBe('/home');
});

test('the browser’s own back changes nothing of it, and a reload forgets nothing', async () => {
  const history = createSiteHistory();
  const openings = rememberOpenings(history, isPassage);
  history.navigate('/course/light');
  history.navigate('/certificates/one');
  history.go(-1);
  await waitFor(() => expect(history.now().location.pathname).toBe('/course/light'));
  expect(openings.of('/certificates/one')).toBe('/course/light');
  expect(rememberOpenings(createSiteHistory(), isPassage).of('/certificates/one')).toBe('/course/light');
});
