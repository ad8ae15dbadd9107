import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { act, lazy, Suspense } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { createFakePlatform } from '../testing/fake-platform.ts';
import { runLifecycle } from '../testing/run-lifecycle.ts';
import { createRemote } from './create-remote.tsx';
import type { PlatformLocation, RemoteProps } from './platform.ts';

const at = (pathname: string): PlatformLocation => ({ pathname, search: '', hash: '', state: null, key: pathname });

function propsFor(location: PlatformLocation) {
  const navigate = jest.fn();
  const onCrash = jest.fn();
  const domElement = document.body.appendChild(document.createElement('div'));
  const { platform } = createFakePlatform({ navigation: { navigate } });
  const props: RemoteProps = { platform, location, navigationKind: 'PUSH', domElement, onCrash };
  return { props, navigate, onCrash };
}

function Where() {
  return <p>at {useLocation().pathname}</p>;
}
const App = () => (
  <>
    <Where />
    <Link to="/elsewhere?tab=2#top">away</Link>
    <Routes>
      <Route path="/boom" element={<Boom />} />
      <Route path="*" element={null} />
    </Routes>
  </>
);
function Boom(): never {
  throw new Error('boom');
}

test('a remote draws what the shell says the URL is, and follows its updates', async () => {
  const remote = createRemote({ App });
  const { props } = propsFor(at('/first'));
  await runLifecycle(() => remote.mount(props));
  expect(screen.getByText('at /first')).toBeInTheDocument();

  await runLifecycle(() => remote.update({ ...props, location: at('/second') }));
  await waitFor(() => expect(screen.getByText('at /second')).toBeInTheDocument());

  await runLifecycle(() => remote.unmount(props));
  expect(props.domElement).toBeEmptyDOMElement();
});

test('a link inside a remote asks the shell to change the URL, with query and hash', async () => {
  const remote = createRemote({ App });
  const { props, navigate } = propsFor(at('/first'));
  await runLifecycle(() => remote.mount(props));
  act(() => screen.getByText('away').click());
  expect(navigate).toHaveBeenCalledWith('/elsewhere?tab=2#top', expect.anything());
  await runLifecycle(() => remote.unmount(props));
});

test('a throw on the first render rejects the mount', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const remote = createRemote({ App });
  const { props, onCrash } = propsFor(at('/boom'));
  await expect(runLifecycle(() => remote.mount(props))).rejects.toThrow('boom');
  expect(onCrash).not.toHaveBeenCalled();
  quiet.mockRestore();
});

test('a throw after the mount reaches the shell as a crash', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const remote = createRemote({ App });
  const { props, onCrash } = propsFor(at('/first'));
  await runLifecycle(() => remote.mount(props));
  await runLifecycle(() => remote.update({ ...props, location: at('/boom') }));
  await waitFor(() => expect(onCrash).toHaveBeenCalledWith(expect.objectContaining({ message: 'boom' })));
  quiet.mockRestore();
});

test('a lazy screen whose code is in the page already is drawn without a fallback before it', async () => {
  const fallback = jest.fn(() => null);
  const Fallback = () => fallback();
  const Here = lazy(() => Promise.resolve({ default: () => <p>here</p> }));
  const remote = createRemote({
    App: () => (
      <Suspense fallback={<Fallback />}>
        <Here />
      </Suspense>
    ),
  });
  const { props } = propsFor(at('/first'));
  // As in a browser: `act` would work off everything at once, without the pause between tasks that this is about.
  const globals = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  globals.IS_REACT_ACT_ENVIRONMENT = false;
  await remote.mount(props);
  expect(props.domElement).toHaveTextContent('here');
  expect(fallback).not.toHaveBeenCalled();
  await remote.unmount(props);
  globals.IS_REACT_ACT_ENVIRONMENT = true;
});
