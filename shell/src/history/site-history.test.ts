import { beforeEach, expect, test } from '@jest/globals';
import { createSiteHistory, type SiteHistory } from './site-history.ts';

// One history for the page, as in the product: each listens to the same window.
const history: SiteHistory = createSiteHistory();
const popped = () =>
  new Promise((resolve) => window.addEventListener('popstate', () => setTimeout(resolve), { once: true }));

beforeEach(() => history.navigate('/start', { replace: true, force: true }));

test('a navigation is a push with its query and hash', () => {
  history.navigate('/course/light?lesson=2#notes');
  expect(history.now()).toMatchObject({ kind: 'PUSH', location: { pathname: '/course/light', hash: '#notes' } });
  expect(history.address()).toBe('/course/light?lesson=2#notes');
});

test('unsaved work is asked about before a link leaves it', () => {
  const release = history.guardUnsaved(() => true);
  history.navigate('/away');
  expect(history.address()).toBe('/start');
  history.question()?.stay();
  expect(history.question()).toBeUndefined();
  expect(history.address()).toBe('/start');
  history.navigate('/away');
  history.question()?.leave();
  expect(history.address()).toBe('/away');
  release();
});

test('unsaved work is asked about before the back button leaves it', async () => {
  history.navigate('/form');
  const release = history.guardUnsaved(() => true);
  const back = popped().then(popped);
  window.history.back();
  await back;
  expect(history.address()).toBe('/form');
  expect(history.now().location.pathname).toBe('/form');
  const left = popped();
  history.question()?.leave();
  await left;
  expect(history.now()).toMatchObject({ kind: 'POP', location: { pathname: '/start' } });
  release();
});

test('clean work is left without a question', () => {
  const release = history.guardUnsaved(() => false);
  history.navigate('/away');
  expect(history.address()).toBe('/away');
  release();
});

test('closing the tab is held only while there is something to lose', () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  let isDirty = true;
  const release = history.guardUnsaved(() => isDirty);
  expect(close()).toBe(true);
  isDirty = false;
  expect(close()).toBe(false);
  isDirty = true;
  release();
  expect(close()).toBe(false);
});

test('an ended session leaves even unsaved work', () => {
  const release = history.guardUnsaved(() => true);
  history.navigate('/login', { force: true });
  expect(history.address()).toBe('/login');
  release();
});
