import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { MOST_ITEMS } from '@stoa/shared/contract/market/cart-words.ts';
import { addToGuestCart, readGuestCart } from '@stoa/shared/remote/cart/guest-cart.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import type { Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { AddToCart } from './add-to-cart.tsx';

const light = { kind: 'course', slug: 'drawing-with-light' } as const;
const kept = { ...light, id: anId(100), added_at: '2026-03-01T09:00:00.000Z' };
const draw = (replies: Replies = {}, session?: object) =>
  renderScreen(<AddToCart {...light} />, { url: '/course-info/drawing-with-light', session, replies });
const addButton = () => screen.findByRole('button', { name: 'Add to cart' });
const cartLink = () => screen.findByRole('link', { name: 'View the cart' });

beforeEach(() => window.localStorage.clear());

test('a guest’s press puts it into their browser, and the keyboard goes on at the way to the cart', async () => {
  const { user, events } = draw();
  await user.click(await addButton());
  expect(await cartLink()).toHaveAttribute('href', '/cart');
  expect(await cartLink()).toHaveFocus();
  expect(screen.getByText('In your cart')).toBeVisible();
  expect(readGuestCart()).toEqual([light]);
  expect(events).toEqual([{ name: 'cart-changed', detail: {} }]);
});

test('what is in it already says so, and takes no keyboard', async () => {
  addToGuestCart(light);
  draw();
  expect(await cartLink()).not.toHaveFocus();
});

test('a person’s press puts it into their cart, once however often it is pressed', async () => {
  const inside: (typeof kept)[] = [];
  const addToCart = () => {
    inside.splice(0, 1, kept);
    return { items: inside, left_out: [] };
  };
  const { user, calls } = draw({ getCart: () => ({ items: inside }), addToCart }, {});
  await user.dblClick(await addButton());
  await cartLink();
  expect(calls.filter(({ name }) => name === 'addToCart').map(({ body }) => body)).toEqual([{ items: [light] }]);
  expect(readGuestCart()).toEqual([]);
});

test('a full cart says so, a guest’s and a person’s', async () => {
  const words = ['Your cart is full: it holds 20 items. Remove one of them first.'];
  const full = draw(
    { getCart: { items: [] }, addToCart: { items: [], left_out: [{ ...light, reason: 'no_room' }] } },
    {},
  );
  await full.user.click(await addButton());
  await waitFor(() => expect(full.toasts.map(({ message }) => message)).toEqual(words));
  full.unmount();
  for (let at = 0; at < MOST_ITEMS; at += 1) addToGuestCart({ kind: 'course', slug: `course-${at}` });
  const guest = draw();
  await guest.user.click(await addButton());
  await waitFor(() => expect(guest.toasts.map(({ message }) => message)).toEqual(words));
});
