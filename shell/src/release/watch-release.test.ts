import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { toastStore } from '../notices/toast-store.ts';
import { aKey, type TestKey } from '../testing/a-key.ts';
import { aRemote } from '../testing/a-remote.ts';
import { readRelease } from './read-release.ts';
import { readVisit } from './read-visit.ts';
import { createReleaseStore } from './release-store.ts';
import { watchRelease } from './watch-release.ts';

let lines: EventTarget[] = [];
class Line extends EventTarget {
  static CLOSED = 2;
  constructor() {
    super();
    lines.push(this);
  }
  close() {}
}
const hear = (revision: number) =>
  lines
    .at(-1)
    ?.dispatchEvent(new MessageEvent('release', { data: JSON.stringify({ channel: 'production', revision }) }));
const aDocument = (revision: number, version: string) => ({
  channel: 'production',
  revision,
  shell: { version: '1.0.0', contract: '1.0.0' },
  remotes: [aRemote('mf-catalog', version)],
});
const until = async (isTrue: () => boolean) => {
  for (let round = 0; round < 200 && !isTrue(); round += 1) await new Promise((resolve) => setTimeout(resolve, 10));
};

const real = { fetch: globalThis.fetch, EventSource: globalThis.EventSource };
beforeEach(() => {
  lines = [];
  globalThis.EventSource = Line as unknown as typeof EventSource;
});
afterEach(() => {
  Object.assign(globalThis, real);
  for (const { id } of toastStore.getState().toasts) toastStore.getState().close(id);
});

async function anOpenPage(signedBy: (key: TestKey) => Promise<TestKey>) {
  const key = await aKey();
  const store = createReleaseStore();
  store.getState().accept({ ...readRelease(aDocument(1, '1.0.0')), visit: readVisit({ keys: key.keys }) });
  const signer = await signedBy(key);
  const { payload, key_id, signature } = await signer.sign(JSON.stringify(aDocument(2, '1.1.0')));
  const asked = jest.fn(async () => new Response(JSON.stringify({ payload, visit: { key_id, signature } })));
  globalThis.fetch = asked as unknown as typeof fetch;
  const stop = watchRelease(store);
  await until(() => lines.length > 0);
  return { store, asked, stop, live: () => store.getState().remotes[0]?.version };
}

test('an open page hears of a new revision and takes it', async () => {
  const { live, stop, asked } = await anOpenPage(async (key) => key);
  hear(1);
  expect(asked).not.toHaveBeenCalled();
  hear(2);
  await until(() => live() === '1.1.0');
  expect(live()).toBe('1.1.0');
  stop();
});

test('news that a stranger signed changes nothing; the person is offered a fresh page once', async () => {
  const { live, stop, asked } = await anOpenPage(aKey);
  hear(2);
  await until(() => toastStore.getState().toasts.length > 0);
  hear(2);
  await until(() => asked.mock.calls.length === 2);
  expect(live()).toBe('1.0.0');
  expect(toastStore.getState().toasts).toMatchObject([{ kind: 'info', action: { label: 'Refresh' } }]);
  stop();
});
