import { beforeEach, expect, test } from '@jest/globals';
import { toastStore } from '../notices/toast-store.ts';
import { aRemote } from '../testing/a-remote.ts';
import { readRelease } from './read-release.ts';
import { offerRefresh } from './refresh-offer.ts';
import { createReleaseStore } from './release-store.ts';

const toasts = () => toastStore.getState().toasts;
beforeEach(() => toasts().forEach(({ id }) => toastStore.getState().close(id)));

const aRelease = (revision: number, shell: string, given: object = {}) =>
  readRelease({
    channel: 'production',
    revision,
    shell: { version: shell, contract: '1.0.0' },
    remotes: [aRemote('mf-catalog', '1.0.0')],
    ...given,
  });
function anOpenPage() {
  const store = createReleaseStore();
  store.getState().accept(aRelease(1, '1.0.0'));
  offerRefresh(store);
  return store;
}

test('a newer shell is offered once, quietly', () => {
  const store = anOpenPage();
  expect(toasts()).toHaveLength(0);
  store.getState().accept(aRelease(2, '1.1.0'));
  store.getState().accept(aRelease(3, '1.1.0'));
  expect(toasts()).toMatchObject([{ kind: 'info', isSticky: true, action: { label: 'Refresh' } }]);
});

test('an offer goes when the page’s own shell is live again, and comes back with the next', () => {
  const store = anOpenPage();
  store.getState().accept(aRelease(2, '1.1.0'));
  store.getState().accept(aRelease(3, '1.0.0'));
  expect(toasts()).toHaveLength(0);
  store.getState().accept(aRelease(4, '1.1.0'));
  expect(toasts()).toHaveLength(1);
});

test('that the page’s own shell was taken back is said plainly', () => {
  const store = anOpenPage();
  store.getState().accept(aRelease(2, '0.9.0', { revoked: ['shell@1.0.0'] }));
  expect(toasts()).toMatchObject([{ kind: 'warning', message: expect.stringContaining('A fault was found') }]);
});

test('so is a remote’s version whose successor waits for another shell', () => {
  const store = anOpenPage();
  const shell = { version: '2.0.0', contract: '2.0.0' };
  store.getState().accept(aRelease(2, '2.0.0', { shell, revoked: ['mf-catalog@1.0.0'] }));
  expect(toasts()).toMatchObject([{ kind: 'warning' }]);
});
