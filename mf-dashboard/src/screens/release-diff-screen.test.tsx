import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../routes.tsx';
import { calmSite } from '../testing/release-builders.ts';

test('the address names both versions, and the screen what differs', async () => {
  const { user, calls, url } = renderScreen(<App />, {
    url: '/dashboard/releases/mf-catalog/diff?from=1.4.0&to=1.5.0',
    session: { permissions: ['manage-releases'] },
    replies: calmSite({
      diffVersions: ({ query }) => ({
        name: 'mf-catalog',
        ...query,
        commits: { from: '1111111111aaaa', to: '2222222222bbbb' },
        first_view: { from: 18_000, to: 21_000 },
        files: {
          added: [{ path: 'filters.js', bytes: 4000 }],
          removed: [],
          changed: [{ path: 'remoteEntry.js', from_bytes: 9000, to_bytes: 9100 }],
          same: 12,
        },
        routes: { added: ['/marketplace/saved'], removed: [], changed: [{ path: '/search', what: 'needs login now' }] },
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
