import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { useRef } from 'react';
import { ShellProvider, type Shell } from '../context/shell-context.tsx';
import { createReleaseStore } from '../release/release-store.ts';
import { screens } from '../screens.ts';
import { createSessionStore } from '../session/session-store.ts';
import { PageArrival } from './page-arrival.tsx';
import { routesOfScreens } from './shell-screens.tsx';
import { SiteRoutesProvider } from './site-routes.tsx';

const routes = routesOfScreens(screens);
const shell = { release: createReleaseStore(), sessionStore: createSessionStore() } as Shell;

function Page() {
  const main = useRef<HTMLElement>(null);
  return (
    <ShellProvider value={shell}>
      <button>Menu</button>
      <main ref={main} tabIndex={-1}>
        <a href="/terms-of-use">Terms</a>
        <input aria-label="Name" />
      </main>
      <SiteRoutesProvider screens={routes}>
        <PageArrival main={main} />
      </SiteRoutesProvider>
    </ShellProvider>
  );
}

const menu = () => screen.getByRole('button', { name: 'Menu' });
const field = () => screen.getByRole('textbox', { name: 'Name' });
const link = () => screen.getByRole('link', { name: 'Terms' });
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

/** Opens another screen; something takes the focus after that, before the browser draws. */
async function arrive(before: () => HTMLElement, meanwhile?: () => HTMLElement): Promise<void> {
  const { platform } = renderScreen(<Page />, { url: '/about' });
  before().focus();
  act(() => platform.navigation.navigate('/terms-of-use'));
  meanwhile?.().focus();
  await nextFrame();
}

test('the next screen has the focus, and its name is said', async () => {
  await arrive(link);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Terms');
});

test('also where a menu of the frame has given the focus back to its button meanwhile', async () => {
  await arrive(link, menu);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a field of the next screen that took the focus keeps it', async () => {
  await arrive(menu, field);
  expect(field()).toHaveFocus();
});
