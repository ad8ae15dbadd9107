import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import { createSiteHistory } from '../history/site-history.ts';
import { toastStore } from '../notices/toast-store.ts';
import { readRelease } from '../release/read-release.ts';
import { createReleaseStore } from '../release/release-store.ts';
import { showOnScreen } from '../reports/on-screen.ts';
import { aRemote } from '../testing/a-remote.ts';
import { renewRevoked } from './renew-revoked.ts';
import { watchTyping } from './typed-input.ts';

const shown = aRemote('mf-catalog', '1.0.0');
const wait = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const toasts = () => toastStore.getState().toasts;
watchTyping();

let endShow = (): void => undefined;
beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/marketplace');
  document.body.innerHTML = '<main id="main"><input id="name"></main>';
  endShow = showOnScreen({ remote: 'mf-catalog', version: '1.0.0' }, 1);
});
afterEach(() => {
  endShow();
  for (const { id } of toasts()) toastStore.getState().close(id);
  jest.useRealTimers();
});

function revoke({ live = '1.0.1' } = {}) {
  const release = createReleaseStore();
  const shell = { version: '1.0.0', contract: '1.0.0' };
  const remotes = [aRemote('mf-catalog', live)];
  release
    .getState()
    .accept(readRelease({ channel: 'production', revision: 2, shell, remotes, revoked: ['mf-catalog@1.0.0'] }));
  const history = createSiteHistory();
  const renew = jest.fn();
  const load = jest.fn<(next: ReleasedRemote) => Promise<void>>(async () => undefined);
  const cancel = renewRevoked({ release, history, shown, title: 'Courses', renew, load });
  return { renew, load, history, cancel };
}
function type(text: string): void {
  const field = document.querySelector('input')!;
  field.dispatchEvent(new Event('focusin', { bubbles: true }));
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('a screen in which nothing would be lost changes at once, its code first, and says so', async () => {
  const { renew, load } = revoke();
  expect(load).toHaveBeenCalledWith(expect.objectContaining({ version: '1.0.1' }));
  expect(renew).not.toHaveBeenCalled();
  await wait();
  expect(renew).toHaveBeenCalledTimes(1);
  expect(toasts()).toMatchObject([{ kind: 'info', isSticky: false, message: expect.stringContaining('“Courses”') }]);
});

test('what was typed is not lost: the change waits, says so, and comes when the field is as before', async () => {
  type('half a sentence');
  const { renew } = revoke();
  await wait(5_000);
  expect(renew).not.toHaveBeenCalled();
  expect(toasts()).toMatchObject([{ isSticky: true, action: { label: 'Switch now' } }]);
  type('');
  await wait(1_000);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(toasts().filter(({ isSticky }) => isSticky)).toHaveLength(0);
});

test('the person may switch now', async () => {
  type('half a sentence');
  const { renew } = revoke();
  await wait();
  toasts()[0]?.action?.run();
  expect(renew).toHaveBeenCalledTimes(1);
  await wait(5_000);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('a way to another screen of the remote changes it; another query of the same screen does not', async () => {
  type('half a sentence');
  const { renew, history } = revoke();
  await wait();
  history.navigate('/marketplace?q=py');
  expect(renew).not.toHaveBeenCalled();
  history.navigate('/marketplace/results');
  expect(renew).toHaveBeenCalledTimes(1);
});

test('work that a screen guards waits until it is saved', async () => {
  const { renew, history } = revoke();
  let isDirty = true;
  const release = history.guardUnsaved(() => isDirty);
  await wait(3_000);
  expect(renew).not.toHaveBeenCalled();
  isDirty = false;
  await wait(1_000);
  expect(renew).toHaveBeenCalledTimes(1);
  release();
});

test('without another version there is nothing to change to, and a screen that is left is left alone', async () => {
  const nothing = revoke({ live: '1.0.0' });
  await wait(3_000);
  expect(nothing.renew).not.toHaveBeenCalled();
  const left = revoke();
  left.cancel();
  await wait(3_000);
  expect(left.renew).not.toHaveBeenCalled();
});
