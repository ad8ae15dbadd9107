import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useNavigate, useLocation } from 'react-router-dom';
import { usePlatform } from '../federation/platform-context.tsx';
import { createFakePlatform } from '../testing/fake-platform.ts';
import { runLifecycle } from '../testing/run-lifecycle.ts';
import { createRemote } from './plain-remote.tsx';

function App() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { toasts, navigation } = usePlatform();
  return (
    <>
      <p>at {pathname + search}</p>
      <button onClick={() => void navigate('/next?tab=2')}>go</button>
      <button onClick={() => toasts.show({ kind: 'info', message: 'Saved.' })}>save</button>
      <button onClick={() => void navigation.guardUnsaved(() => true)}>type</button>
    </>
  );
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

beforeEach(() => window.history.replaceState(null, '', '/first'));
afterEach(() => document.body.replaceChildren());

/** Stylesheets never come in these tests. */
const comeStyles = () =>
  document.head.querySelectorAll('link').forEach((link) => link.dispatchEvent(new Event('load')));

async function mounted(props: Parameters<ReturnType<typeof createRemote>['mount']>[0] = {}) {
  const remote = createRemote({ App });
  let done = Promise.resolve();
  // What waits for the stylesheet goes on in here, too.
  await act(async () => {
    done = remote.mount(props);
    comeStyles();
  });
  await done;
  return remote;
}

test('a page that gives nothing gets the screen of its address, in an element made for it', async () => {
  await mounted({ name: 'mf-x' });
  expect(document.getElementById('single-spa-application:mf-x')).toHaveTextContent('at /first');
});

test('it is drawn where the page says, by an element or by a function', async () => {
  const [one, other] = [document.createElement('div'), document.createElement('div')];
  document.body.append(one, other);
  await mounted({ domElement: one });
  await mounted({ domElementGetter: () => other });
  expect(one).toHaveTextContent('at /first');
  expect(other).toHaveTextContent('at /first');
});

test('its links move the page, and it follows the page back', async () => {
  await mounted();
  press('go');
  await waitFor(() => expect(screen.getByText('at /next?tab=2')).toBeInTheDocument());
  expect(window.location.pathname).toBe('/next');
  act(() => {
    window.history.replaceState(null, '', '/back');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(screen.getByText('at /back')).toBeInTheDocument());
});

test('what was typed is not left without asking', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await mounted();
  press('type');
  press('go');
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/first');
});

test('the theme of the site stands in the page', async () => {
  await mounted();
  expect([...document.querySelectorAll('style')].some((style) => style.textContent.includes('--mantine'))).toBe(true);
});

test('its messages stand at the foot of the page', async () => {
  await mounted();
  press('save');
  expect(screen.getByRole('status')).toHaveTextContent('Saved.');
});

test('unmounted, it leaves nothing and hears nothing', async () => {
  const remote = await mounted({ name: 'mf-x' });
  await runLifecycle(() => remote.unmount({ name: 'mf-x' }));
  expect(screen.queryByText(/^at /)).toBeNull();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.queryByText(/^at /)).toBeNull();
  expect(document.querySelector('style')).toBeNull();
});

test('a host may give its platform alone, and its address bar is followed', async () => {
  const { platform, toasts } = createFakePlatform();
  await mounted({ platform });
  press('save');
  expect(toasts).toHaveLength(1);
  act(() => {
    window.history.replaceState(null, '', '/back');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => expect(screen.getByText('at /back')).toBeInTheDocument());
});

test('a host with a platform of its own is served like a shell', async () => {
  const { platform } = createFakePlatform();
  const location = { pathname: '/theirs', search: '', hash: '', state: null, key: 'a' };
  const domElement = document.body.appendChild(document.createElement('div'));
  const remote = await mounted({ platform, location, navigationKind: 'POP', domElement });
  expect(domElement).toHaveTextContent('at /theirs');
  await runLifecycle(() => remote.update({ location: { ...location, pathname: '/on' }, platform, domElement }));
  await waitFor(() => expect(domElement).toHaveTextContent('at /on'));
});
