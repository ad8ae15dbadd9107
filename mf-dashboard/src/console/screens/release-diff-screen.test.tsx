import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../../app.tsx';
import { aDiff, aVersion, calmSite } from '../testing/builders.ts';

test('the address names both versions, and the screen what differs', async () => {
  const { user, calls, url } = renderScreen(<App />, {
    url: '/dashboard/releases/mf-catalog/diff?from=1.4.0&to=1.5.0',
    session: { permissions: ['manage-releases'] },
    replies: calmSite({
      diffVersions: ({ query }) =>
        aDiff({
          ...query,
          files: {
            added: [{ path: 'filters.js', bytes: 4000 }],
            removed: [],
            changed: [{ path: 'remoteEntry.js', from_bytes: 9000, to_bytes: 9100 }],
            same: 12,
          },
          routes: {
            added: ['/marketplace/saved'],
            removed: [],
            changed: [{ path: '/search', what: 'needs login now' }],
          },
          shared: { zustand: { from: null, to: '^5.1.0' }, react: { from: '^19.3.0', to: '^19.3.0' } },
          contract: { from: '^1.0.0', to: '^1.1.0' },
        }),
    }),
  });
  expect(await screen.findByText('3 kB more than 18 kB')).toBeVisible();
  for (const words of ['/marketplace/saved', 'needs login now', 'filters.js', 'zustand', 'was ^1.0.0', '2222222222']) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.queryByText('react')).toBeNull();
  await user.selectOptions(screen.getByLabelText('To'), '1.6.0');
  expect(url()).toBe('/dashboard/releases/mf-catalog/diff?from=1.4.0&to=1.6.0');
  expect(calls.filter(({ name }) => name === 'diffVersions')).toHaveLength(2);
});

const pictures = { light: 'a'.repeat(96), dark: 'b'.repeat(96) };
const aScreen = (scheme: 'light' | 'dark') => ({
  route: '/marketplace',
  path: '/marketplace',
  scheme,
  shown_ms: 90,
  picture: pictures[scheme],
  live_picture: null,
});

test('what became of the version in a browser stands below, with findings and pictures', async () => {
  const { user, calls } = renderScreen(<App />, {
    url: '/dashboard/releases/mf-catalog/diff?from=1.4.0&to=1.5.0',
    session: { permissions: ['manage-releases'] },
    replies: calmSite({
      diffVersions: ({ query }) => aDiff(query),
      getVersion: () =>
        aVersion({
          proofs: [
            {
              outcome: 'failed',
              why: null,
              at: '2026-03-01T09:00:00.000Z',
              took_ms: 8_400,
              browser: 'Chromium 150.0',
              mixtures: [{ shell: '2.0.0', 'mf-catalog': '1.5.0' }],
              screens: [aScreen('dark'), aScreen('light')],
              findings: [
                {
                  rule: 'frame',
                  route: '/marketplace',
                  scheme: 'dark',
                  mixture: 0,
                  message: 'On the screen, <header> cannot be seen.',
                },
              ],
            },
          ],
        }),
      getProofPicture: () => ({ jpeg: '/9j/' }),
    }),
  });
  expect(await screen.findByText('1 finding')).toBeVisible();
  expect(screen.getByText(/header> cannot be seen/)).toBeVisible();
  expect(screen.getByText('Together with shell@2.0.0')).toBeVisible();
  expect(calls.filter(({ name }) => name === 'getProofPicture')).toEqual([]);
  await user.click(screen.getByText('Screens of 1.5.0'));
  const picture = await screen.findByRole('img', { name: '/marketplace with 1.5.0' });
  expect(picture).toHaveAttribute('src', 'data:image/jpeg;base64,/9j/');
  expect(screen.getByText('Not live at that time')).toBeVisible();
  await user.click(screen.getByText('Dark'));
  await screen.findByRole('img', { name: '/marketplace with 1.5.0' });
  const asked = calls.filter(({ name }) => name === 'getProofPicture');
  expect(asked.map(({ params }) => params)).toEqual(
    [pictures.light, pictures.dark].map((picture) => ({ name: 'mf-catalog', version: '1.5.0', picture })),
  );
});

test('a version that no browser opened says so', async () => {
  renderScreen(<App />, {
    url: '/dashboard/releases/mf-catalog/diff?from=1.4.0&to=1.5.0',
    session: { permissions: ['manage-releases'] },
    replies: calmSite({ diffVersions: ({ query }) => aDiff(query), getVersion: () => aVersion({ proofs: [] }) }),
  });
  expect(await screen.findByText('1.5.0 was published without having been opened in a browser.')).toBeVisible();
});
