import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense, use, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRemote } from '../federation/create-remote.tsx';
import { createFakePlatform } from '../testing/fake-platform.ts';
import { runLifecycle } from '../testing/run-lifecycle.ts';
import { screenRoutes } from './screen-routes.tsx';
import { useIsHere } from './use-is-here.ts';

const told = jest.fn<(isHere: () => boolean) => void>();
const isHere = () => told.mock.lastCall?.[0]();

function Left() {
  const isHere = useIsHere();
  useEffect(() => told(isHere), [isHere]);
  return <p>the one that is left</p>;
}

/** The next screen, whose code comes when the promise says so. */
const Next = ({ code }: { code: Promise<string> }) => use(code);
const page = (shown: ReactNode) => <Suspense fallback="a skeleton">{shown}</Suspense>;

test('a screen is here until it is left, though it is mounted as long as the code of the next one comes', async () => {
  const code = Promise.withResolvers<string>();
  const { rerender } = render(page(<Left />));
  expect(isHere()).toBe(true);
  await act(async () => rerender(page(<Next code={code.promise} />)));
  expect(screen.getByText('a skeleton')).toBeVisible();
  expect(screen.getByText('the one that is left')).not.toBeVisible();
  expect(isHere()).toBe(false);
  await act(async () => code.resolve('the next one'));
  expect(screen.getByText('the next one')).toBeVisible();
  expect(isHere()).toBe(false);
});

test('whoever comes back before that code does finds it here again', async () => {
  const code = new Promise<string>(() => undefined);
  const { rerender } = render(page(<Left />));
  await act(async () => rerender(page(<Next code={code} />)));
  expect(isHere()).toBe(false);
  rerender(page(<Left />));
  expect(screen.getByText('the one that is left')).toBeVisible();
  expect(isHere()).toBe(true);
});

test('in a remote it is left at once, though it stands there until the code of the next one has come', async () => {
  const code = Promise.withResolvers<{ default: ComponentType }>();
  const titles = { en: 'A screen', fr: 'Un écran' };
  const screens = {
    left: { path: '/left', titles, load: async () => ({ default: Left }) },
    next: { path: '/next', titles, load: () => code.promise },
  };
  const remote = createRemote({ App: screenRoutes(screens, 'a skeleton', lazy) });
  const at = (pathname: string, search = '') => ({
    platform: createFakePlatform({}).platform,
    location: { pathname, search, hash: '', state: null, key: pathname },
    navigationKind: 'PUSH' as const,
    domElement,
    onCrash: () => undefined,
  });
  const domElement = document.body.appendChild(document.createElement('div'));
  await runLifecycle(() => remote.mount(at('/left')));
  expect(await screen.findByText('the one that is left')).toBeVisible();
  expect(isHere()).toBe(true);
  await runLifecycle(() => remote.update(at('/next')));
  expect(screen.getByText('the one that is left')).toBeVisible();
  expect(isHere()).toBe(false);
  await runLifecycle(() => remote.update(at('/left', '?again=1')));
  expect(isHere()).toBe(true);
  await runLifecycle(() => remote.unmount(at('/left')));
});
