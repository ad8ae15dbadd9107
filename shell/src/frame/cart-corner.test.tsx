import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { cartCount } from '../cart/cart-count.ts';
import { inFrame, renderInFrame } from '../testing/render-in-frame.tsx';
import { CartCorner } from './cart-corner.tsx';

const become = (count: number, isNews = false) => act(() => cartCount.getState().become(count, { isNews }));
const cartLink = () => screen.findByRole('link', { name: /^Cart/ });

beforeEach(() => cartCount.getState().become(0, { isNews: false }));

test('who has nothing in the cart sees none, and neither does a site without its screen', async () => {
  const { unmount } = renderInFrame(<CartCorner />, { url: '/' });
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  become(2);
  renderInFrame(<CartCorner />, { url: '/', screens: ['/home'] });
  expect(screen.queryByRole('link')).toBeNull();
});

test('it counts, and leads to the cart', async () => {
  become(2);
  renderInFrame(<CartCorner />, { url: '/' });
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('those who do not see it hear that it grew, from the first thing on, and not that it shrank', async () => {
  renderInFrame(<CartCorner />, { url: '/' });
  become(1, true);
  await cartLink();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 item in your cart'));
  become(2, true);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 items in your cart'));
  become(1, true);
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});

test('it speaks the page’s language', async () => {
  become(2, true);
  expect(await untranslated(inFrame(<CartCorner />), { url: '/', until: /items in|articles dans/ })).toEqual([]);
});
