import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createRemote, type RemoteLifecycles } from '@stoa/shared/federation/create-remote.tsx';
import type { ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import { createFakePlatform } from '@stoa/shared/testing/fake-platform.ts';
import { StoaProvider } from '@stoa/shared/kit';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { RemoteFailure } from '../failure/remote-failure.ts';
import type { LoadRemote, PlaceProps } from './open-remote.ts';
import { RemoteOutlet } from './remote-outlet.tsx';

const remote: ReleasedRemote = {
  name: 'mf-test',
  version: '1.0.0',
  entry: '/remotes/mf-test/1.0.0/remoteEntry.js',
  integrity: `sha384-${'a'.repeat(64)}`,
  global: 'mf_test_1_0_0',
  routes: [],
  preload: {},
  files: {},
};
const { platform } = createFakePlatform();
const findRemote = () => remote;
const platformFor = () => platform;
const at = (pathname: string): PlaceProps => ({
  location: { pathname, search: '', hash: '', state: null, key: pathname },
  navigationKind: 'PUSH',
});

function Screen() {
  const { pathname } = useLocation();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broke later');
  return (
    <>
      <h1>At {pathname}</h1>
      <button onClick={() => setBroken(true)}>Break</button>
    </>
  );
}
interface OutletOptions {
  load: LoadRemote;
  place?: PlaceProps;
  replaceAltered?: (remote: ReleasedRemote) => Promise<boolean>;
}
function Outlet({ load, place = at('/a'), replaceAltered = async () => false }: OutletOptions) {
  return (
    <MemoryRouter>
      <StoaProvider>
        <RemoteOutlet
          findRemote={findRemote}
          platformFor={platformFor}
          place={place}
          title="Search results"
          load={load}
          replaceAltered={replaceAltered}
        />
      </StoaProvider>
    </MemoryRouter>
  );
}
const healthy: LoadRemote = async () => createRemote({ App: Screen });
const inTime = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a remote is mounted, follows the address, and is gone when the outlet goes', async () => {
  const { rerender, unmount, container } = render(<Outlet load={healthy} />);
  await inTime();
  expect(screen.getByRole('heading', { name: 'At /a' })).toBeInTheDocument();
  rerender(<Outlet load={healthy} place={at('/b')} />);
  await inTime();
  expect(screen.getByRole('heading', { name: 'At /b' })).toBeInTheDocument();
  unmount();
  await inTime();
  expect(container).toBeEmptyDOMElement();
});

test('waiting shows nothing at first, then the shape of a page, then says so', async () => {
  render(<Outlet load={() => new Promise<RemoteLifecycles>(() => undefined)} />);
  await inTime(150);
  expect(screen.queryByRole('status')).toBeNull();
  await inTime(100);
  expect(screen.getByRole('status')).toHaveTextContent('Loading Search results');
  await inTime(3_000);
  expect(screen.getByText(/Still loading Search results/)).toBeInTheDocument();
});

test('a failure names the screen, the file and the type, and a retry heals it', async () => {
  let isDown = true;
  const failure = new RemoteFailure({ stage: 'entry', type: 'missing', file: remote.entry, detail: 'answered 404' });
  render(<Outlet load={async (...given) => (isDown ? Promise.reject(failure) : healthy(...given))} />);
  await inTime();
  expect(screen.getByRole('heading', { name: /Search results/ })).toBeInTheDocument();
  expect(screen.getByText(/entry · remoteEntry · missing · answered 404/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /front page/ })).toHaveAttribute('href', '/');
  isDown = false;
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await inTime();
  expect(screen.getByRole('heading', { name: 'At /a' })).toBeInTheDocument();
});

test('a remote whose first render throws is named as not starting', async () => {
  const App = () => {
    throw new Error('no start');
  };
  render(<Outlet load={async () => createRemote({ App })} />);
  await inTime();
  expect(screen.getByText(/mount · error/)).toBeInTheDocument();
});

test('a remote whose mount never ends is a timeout at the end of the budget', async () => {
  const never = () => new Promise<void>(() => undefined);
  const lifecycles: RemoteLifecycles = { ...createRemote({ App: Screen }), mount: never };
  render(<Outlet load={async () => lifecycles} />);
  await inTime(121_000);
  expect(screen.getByText(/mount · timeout/)).toBeInTheDocument();
});

test('a crash after the mount takes the remote away and offers it again', async () => {
  render(<Outlet load={healthy} />);
  await inTime();
  act(() => screen.getByRole('button', { name: 'Break' }).click());
  await inTime();
  expect(screen.getByText(/runtime · error/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Break' })).toBeNull();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await inTime();
  expect(screen.getByRole('heading', { name: 'At /a' })).toBeInTheDocument();
});

test('leaving while a remote loads mounts nothing later', async () => {
  let arrive: (lifecycles: RemoteLifecycles) => void = () => undefined;
  const mount = jest.fn(async () => undefined);
  const { unmount } = render(<Outlet load={() => new Promise((resolve) => (arrive = resolve))} />);
  unmount();
  arrive({ ...createRemote({ App: Screen }), mount });
  await inTime();
  expect(mount).not.toHaveBeenCalled();
});

test('a version whose files were altered is replaced before anything is said', async () => {
  const altered = new RemoteFailure({ stage: 'chunk', type: 'missing', isAltered: true, file: remote.entry });
  let isReplaced = false;
  const replaceAltered = jest.fn<(remote: ReleasedRemote) => Promise<boolean>>(async () => (isReplaced = true));
  const load: LoadRemote = async (...given) => (isReplaced ? healthy(...given) : Promise.reject(altered));
  render(<Outlet load={load} replaceAltered={replaceAltered} />);
  await inTime();
  expect(replaceAltered).toHaveBeenCalledWith(remote);
  expect(screen.getByRole('heading', { name: 'At /a' })).toBeInTheDocument();
});

test('where there is no other version, the altered file is named as missing', async () => {
  const altered = new RemoteFailure({ stage: 'chunk', type: 'missing', isAltered: true, file: remote.entry });
  render(<Outlet load={async () => Promise.reject(altered)} replaceAltered={async () => false} />);
  await inTime();
  expect(screen.getByText(/chunk · remoteEntry · missing/)).toBeInTheDocument();
});

test('a chunk that a standing screen asks for and the browser refuses, is looked into and replaced', async () => {
  const request = 'https://site.test/remotes/mf-test/1.0.0/later.0a1b2c3d.js';
  const refused = Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    type: 'error',
    request,
  });
  const realFetch = globalThis.fetch;
  globalThis.fetch = (async () => new Response('', { status: 410 })) as typeof fetch;
  const Breaking = () => {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw refused;
    return <button onClick={() => setBroken(true)}>Open</button>;
  };
  let isReplaced = false;
  const load: LoadRemote = async () => createRemote({ App: isReplaced ? Screen : Breaking });
  render(<Outlet load={load} replaceAltered={async () => (isReplaced = true)} />);
  await inTime();
  act(() => screen.getByRole('button', { name: 'Open' }).click());
  await inTime(10);
  expect(screen.getByRole('heading', { name: 'At /a' })).toBeInTheDocument();
  globalThis.fetch = realFetch;
});

test('what was lost with the line comes by itself when the line is back', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = jest
    .fn<LoadRemote>()
    .mockRejectedValueOnce(new RemoteFailure({ stage: 'entry', type: 'missing', file: remote.entry }))
    .mockResolvedValue(createRemote({ App: Screen }));
  render(<Outlet load={load} />);
  expect(await screen.findByText(/^The connection is down/)).toBeVisible();
  expect(screen.queryByText(/The rest of the site works/)).toBeNull();
  line.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'At /a' })).toBeVisible();
  line.mockRestore();
});
