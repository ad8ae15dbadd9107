import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { RemoteRoute } from '@stoa/shared/platform-contract/release.ts';
import { renderInFrame } from '../testing/render-in-frame.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { offeredEntries, withOffered } from './offered-entries.ts';

const aRoute = (path: string, given: Partial<RemoteRoute> = {}): RemoteRoute => ({
  id: path,
  path,
  title: path,
  titles: {},
  requiresLogin: false,
  roles: [],
  permissions: [],
  preload: [],
  devices: [],
  menu: { place: 'profile', label: path.slice(1), labels: {}, order: 100 },
  ...given,
});
const menuAt = (order: number, label: string) => ({ place: 'profile' as const, label, labels: {}, order });

const guest = { state: 'guest', roles: [], permissions: [], locale: 'en' } as const;
const teacher = { state: 'signed-in', roles: ['teacher'], permissions: ['create-course'], locale: 'en' } as const;

const labels = (routes: RemoteRoute[], viewer: Parameters<typeof offeredEntries>[2]) =>
  offeredEntries(routes, 'profile', viewer).map(({ label }) => label);

test('only those who may open a screen find it in the menu', () => {
  const routes = [
    aRoute('/open'),
    aRoute('/private', { requiresLogin: true }),
    aRoute('/teachers', { roles: ['teacher'], permissions: ['create-course'] }),
    aRoute('/admins', { roles: ['teacher', 'admin'] }),
  ];
  expect(labels(routes, guest)).toEqual(['open']);
  expect(labels(routes, { ...teacher, state: 'pending' })).toEqual(['open']);
  expect(labels(routes, teacher)).toEqual(['open', 'private', 'teachers']);
});

test('entries stand by order, then by label; a path with parameters and another place are left out', () => {
  const routes = [
    aRoute('/late', { menu: menuAt(200, 'A late one') }),
    aRoute('/b', { menu: menuAt(10, 'B') }),
    aRoute('/a', { menu: menuAt(10, 'A') }),
    aRoute('/of/:slug'),
    aRoute('/silent', { menu: null }),
    aRoute('/foot', { menu: { place: 'footer', label: 'Foot', labels: {}, order: 1 } }),
  ];
  expect(labels(routes, guest)).toEqual(['A', 'B', 'A late one']);
});

test('a label is told in the page’s language, and stands in its order', () => {
  const inFrench = (label: string, fr: string) =>
    aRoute(`/${label}`, { menu: { ...menuAt(1, label), labels: { fr } } });
  const routes = [inFrench('Apples', 'Pommes'), inFrench('Strawberries', 'Fraises')];
  expect(labels(routes, guest)).toEqual(['Apples', 'Strawberries']);
  expect(labels(routes, { ...guest, locale: 'fr' })).toEqual(['Fraises', 'Pommes']);
});

test('an address stands in a menu once, under the name the frame gives it', () => {
  const own = [{ label: 'Home', to: '/home' }];
  const offered = [
    { label: 'My home', to: '/home' },
    { label: 'Reviews', to: '/reviews' },
    { label: 'Reviews again', to: '/reviews' },
  ];
  expect(withOffered(own, offered)).toEqual([own[0], offered[1]]);
});

test('a new remote’s screen is in the profile menu and in the footer without a word in the shell', async () => {
  const offered = [
    aRoute('/reviews', { requiresLogin: true, menu: menuAt(100, 'Reviews') }),
    aRoute('/blog', { menu: { place: 'footer', label: 'Blog', labels: {}, order: 100 } }),
  ];
  const { user } = renderInFrame(
    <>
      <Header />
      <Footer />
    </>,
    { url: '/home', session: {}, doors: { offered } },
  );
  await user.click(screen.getByRole('button', { name: /^Profile menu/ }));
  const menu = await screen.findByRole('menu');
  expect(within(menu).getByRole('menuitem', { name: 'Reviews' })).toHaveAttribute('href', '/reviews');
  const foot = screen.getByRole('navigation', { name: 'Footer' });
  expect(within(foot).getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
  expect(within(foot).getByRole('heading', { name: 'More' })).toBeInTheDocument();
});
