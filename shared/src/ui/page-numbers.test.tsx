import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderIn } from '../testing/render-in.tsx';
import { PageNumbers } from './page-numbers.tsx';

test('every page and both ways have a name, and a choice is told', async () => {
  const onPage = jest.fn();
  const { user } = await renderIn('en', <PageNumbers pages={3} page={2} onPage={onPage} />, { url: '/' });
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(onPage.mock.calls).toEqual([[3], [1]]);
});

test('the names are those of the page’s language', async () => {
  await renderIn('fr', <PageNumbers pages={3} page={2} onPage={() => undefined} />, { url: '/' });
  expect(screen.getByRole('button', { name: 'Page précédente' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Page suivante' })).toBeVisible();
});

test('one page needs no numbers', async () => {
  await renderIn('en', <PageNumbers pages={1} page={1} onPage={() => undefined} />, { url: '/' });
  expect(screen.queryByRole('navigation')).toBeNull();
});
