import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { createRemote } from '../federation/create-remote.tsx';
import { createFakeApi } from '../testing/fake-api.ts';
import { ALONE_SCREENS_ID } from './alone-screens.ts';

const { fetch: network, Request: NodeRequest } = globalThis;
/** As a browser's, it knows where the page is. */
class PageRequest extends NodeRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
}

beforeEach(() => {
  globalThis.Request = PageRequest;
  globalThis.fetch = createFakeApi({ listDemoAccounts: [] }).fetch;
  const screens = [
    { path: '/first', title: 'The first' },
    { path: '/second', title: 'The second' },
  ];
  document.body.innerHTML = `<script type="application/json" id="${ALONE_SCREENS_ID}">${JSON.stringify(screens)}</script>`;
});
afterEach(() => {
  Object.assign(globalThis, { fetch: network, Request: NodeRequest });
});

/** Opens the bare address with a remote whose code comes when it is let go. */
async function open() {
  // It reads the page's screens when it is loaded.
  const { runAlone } = await import('./run-alone.tsx');
  let arrive: () => void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const App = lazy(() => arrived.then(() => ({ default: Address })));
  act(() => runAlone('mf-reviews', createRemote({ App })));
  return { arrive: () => act(async () => arrive()) };
}
const Address = () => <p>This is {useLocation().pathname}</p>;

test('the bare address leads to the remote’s first screen', async () => {
  const { arrive } = await open();
  await arrive();
  expect(await screen.findByText('This is /first')).toBeVisible();
});

test('a remote that was still being mounted when the address changed shows the later screen', async () => {
  const { arrive } = await open();
  await userEvent.selectOptions(await screen.findByLabelText('Screen'), 'The second');
  await arrive();
  expect(await screen.findByText('This is /second')).toBeVisible();
});
