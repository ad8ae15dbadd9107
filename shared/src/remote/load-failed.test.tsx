import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ApiError, type ApiErrorCode } from '../http/api-error.ts';
import { renderIn } from '../testing/render-in.tsx';
import { LoadFailed } from './load-failed.tsx';

const failed = (error: Error) => ({ error, isFetching: false, refetch: async () => undefined });
const refused = (code: ApiErrorCode) =>
  new ApiError('The words of the server.', { code, status: 400, requestId: 'r-7' });

test.each([
  ['network', 'The server cannot be reached.', 'Le serveur est injoignable.'],
  ['unavailable', 'This is not available at the moment.', 'Cette fonction est momentanément indisponible.'],
  ['rate_limited', 'Too many requests in a short time.', 'Trop de demandes en peu de temps.'],
  ['not_found', 'It is no longer here', 'Cet élément n’existe plus'],
  ['slug_taken', 'Something went wrong on our side.', 'Une erreur s’est produite de notre côté.'],
] as const)('a call that failed with %s says so in the page’s language', async (code, english, french) => {
  const { unmount } = await renderIn('en', <LoadFailed query={failed(refused(code))} />, { url: '/' });
  expect(screen.getByRole('alert')).toHaveTextContent(english);
  unmount();
  await renderIn('fr', <LoadFailed query={failed(refused(code))} />, { url: '/' });
  expect(screen.getByRole('alert')).toHaveTextContent(french);
  expect(screen.getByRole('alert')).not.toHaveTextContent('The words of the server.');
  expect(screen.getByText('r-7')).toBeVisible();
});

test('a screen that knows more of a code says it in its own words', async () => {
  const expected = { not_found: 'This course was taken off the catalogue.' };
  await renderIn('en', <LoadFailed query={failed(refused('not_found'))} expected={expected} />, { url: '/' });
  expect(screen.getByRole('alert')).toHaveTextContent('This course was taken off the catalogue.');
});

test('what is no refusal at all is ours', async () => {
  await renderIn('en', <LoadFailed query={failed(new TypeError('x is undefined'))} />, { url: '/' });
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side.');
});

test('without a line it says that the line is down, not the server', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderIn('en', <LoadFailed query={failed(refused('network'))} />, { url: '/' });
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');
  line.mockRestore();
});
