import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { END_OVERRIDES_PATH } from '@stoa/shared/platform-contract/paths.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { aRemote } from '../testing/a-remote.ts';
import { OverrideBanner } from './override-banner.tsx';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const until = (expires_at: string) => [
  {
    name: 'mf-player',
    origin: 'http://localhost:8102',
    person: 'Ada',
    expires_at,
    remote: aRemote('mf-player', '1.0.0', { integrity: '' }),
  },
];
function show(expires_at: string, status = 204) {
  const reload = jest.fn();
  const asked = jest.fn<(path: string, init: RequestInit) => Promise<Response>>(
    async () => new Response(null, { status }),
  );
  globalThis.fetch = asked as unknown as typeof fetch;
  const shown = renderScreen(<OverrideBanner overrides={until(expires_at)} reload={reload} />, { url: '/' });
  return { reload, asked, shown };
}

test('it says what is seen from where, and one click ends it', async () => {
  const { reload, asked } = show('2999-01-01T18:40:00Z');
  expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent(
    /You are seeing mf-player from http:\/\/localhost:8102 · until/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(asked).toHaveBeenCalledWith(END_OVERRIDES_PATH, expect.objectContaining({ method: 'POST' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a platform that does not answer ends nothing', async () => {
  const { reload } = show('2999-01-01T18:40:00Z', 503);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled();
});

test('after its time it offers a fresh page', async () => {
  const { reload } = show('2001-01-01T00:00:00Z');
  expect(screen.getByRole('complementary')).toHaveTextContent('Your preview has ended');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
