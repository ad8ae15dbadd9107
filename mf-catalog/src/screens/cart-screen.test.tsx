import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { CartEntry } from '@stoa/shared/contract/market/cart.ts';
import { addToGuestCart, readGuestCart } from '@stoa/shared/remote/cart/guest-cart.ts';
import { aCourseCard, anId, aUser } from '@stoa/shared/testing/builders.ts';
import { noLine, refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../app.tsx';
import { aCart, aLearningPath, aPaidCourse, aPathCourse } from '../testing/builders.ts';

const light = { kind: 'course', slug: 'drawing-with-light' } as const;
const stone = { kind: 'course', slug: 'cutting-stone' } as const;
const path = { kind: 'learning_path', slug: 'seeing-light' } as const;
const ids: Record<string, string> = { [light.slug]: anId(100), [stone.slug]: anId(101), [path.slug]: anId(80) };

const lightCourse = aPaidCourse();
const stoneCourse = aPaidCourse({ id: anId(101), slug: stone.slug, name: 'Cutting stone', price_minor: 2500 });
const inPath = [aPathCourse(1, { course: aCourseCard({ id: anId(105) }) })];
const soldPath = aLearningPath({ fee: 'one_time', amount_minor: 5000, courses: inPath });

/** Remembers what is in it. */
function keeping(...entries: CartEntry[]): Replies {
  let inside = entries;
  const cart = () => aCart(inside.map((one) => ({ ...one, id: ids[one.slug]! })));
  return {
    getCart: cart,
    addToCart: ({ body }) => {
      inside = [...inside, ...body.items];
      return { ...cart(), left_out: [] };
    },
    removeFromCart: ({ params }) => {
      inside = inside.filter(({ slug }) => ids[slug] !== params.id);
      return cart();
    },
  };
}

const catalogue: Replies = {
  getCourseDetails: ({ params }) => {
    if (params.slug === light.slug) return lightCourse;
    if (params.slug === stone.slug) return stoneCourse;
    throw refusal('not_found');
  },
  getLearningPath: soldPath,
};
const open = (replies: Replies) =>
  renderScreen(<App />, { url: '/cart', session: {}, replies: { ...catalogue, ...replies } });
const openAsGuest = (replies: Replies = {}) =>
  renderScreen(<App />, { url: '/cart', replies: { ...catalogue, ...replies } });
const checkOut = (amount: string) => screen.findByRole('link', { name: `Check out: ${amount}` });

beforeEach(() => window.localStorage.clear());

test('what is in the cart, what each costs, and one way to the till with all of it', async () => {
  open(keeping(path, light, stone));
  expect(await checkOut('$94')).toHaveAttribute(
    'href',
    '/payment?path=seeing-light&course=drawing-with-light&course=cutting-stone',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  expect(screen.getByText('3 items')).toBeVisible();
  const lines = within(screen.getByRole('region', { name: 'What is in your cart' })).getAllByRole('listitem');
  expect(lines.map((line) => within(line).getByRole('link').textContent)).toEqual([
    'Seeing and shaping light',
    'Drawing with light',
    'Cutting stone',
  ]);
  expect(lines[1]).toHaveTextContent('Omar Saleh');
  expect(lines[1]).toHaveTextContent('$19');
});

test('what is taken out can be put back, and the keyboard stays on the screen', async () => {
  const { user, calls, toasts, events } = open(keeping(light, stone));
  await user.click(await screen.findByRole('button', { name: 'Remove Drawing with light' }));
  await checkOut('$25');
  expect(document.activeElement).toContainElement(screen.getByRole('link', { name: 'Cutting stone' }));
  expect(toasts.map(({ message }) => message)).toEqual(['“Drawing with light” is no longer in your cart.']);
  expect(events).toContainEqual({ name: 'cart-changed', detail: {} });
  act(() => toasts[0]?.action?.run());
  await checkOut('$44');
  expect(calls.find(({ name }) => name === 'addToCart')?.body).toEqual({ items: [light] });
});

test('the last thing taken out leaves an empty cart, and ways to fill it', async () => {
  const { user } = open(keeping(light));
  await user.click(await screen.findByRole('button', { name: 'Remove Drawing with light' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: /marketplace/ })).toHaveAttribute('href', '/marketplace');
});

test('each currency has a way to the till of its own', async () => {
  open({
    ...keeping(light, path, stone),
    getLearningPath: { ...soldPath, currency: 'EUR' },
  });
  expect(await checkOut('$44')).toHaveAttribute('href', '/payment?course=drawing-with-light&course=cutting-stone');
  expect(await checkOut('€50')).toHaveAttribute('href', '/payment?path=seeing-light');
  expect(screen.getByText(/Each currency is paid for separately/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'In EUR' })).toBeVisible();
});

test('what cannot be bought any more says why, is part of no sum, and goes with one press', async () => {
  const { user, calls } = open({
    ...keeping(light, stone, { kind: 'course', slug: 'gone-by-now' }),
    getCourseDetails: ({ params }) => {
      if (params.slug === light.slug) return { ...lightCourse, student_percentage: 10 };
      if (params.slug === stone.slug) return stoneCourse;
      throw refusal('not_found');
    },
  });
  ids['gone-by-now'] = anId(102);
  await checkOut('$25');
  const note = screen.getByRole('note', { name: 'Cannot be bought' });
  expect(note).toHaveTextContent('Drawing with light is yours already.');
  expect(note).toHaveTextContent('The course “gone-by-now” could not be found.');
  await user.click(within(note).getByRole('button', { name: 'Remove from the cart' }));
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  expect(calls.filter(({ name }) => name === 'removeFromCart').map(({ params }) => params)).toEqual([
    { id: anId(100) },
    { id: anId(102) },
  ]);
});

test('a guest sees what their browser keeps, and nobody is asked for it', async () => {
  for (const entry of [light, path]) addToGuestCart(entry);
  const { user, calls, toasts } = openAsGuest();
  expect(await checkOut('$69')).toHaveAttribute('href', '/payment?course=drawing-with-light&path=seeing-light');
  await user.click(screen.getByRole('button', { name: 'Remove Drawing with light' }));
  await checkOut('$50');
  expect(readGuestCart()).toEqual([path]);
  act(() => toasts[0]?.action?.run());
  await checkOut('$69');
  expect(readGuestCart()).toEqual([path, light]);
  expect(calls.map(({ name }) => name)).not.toContain('getCart');
});

test('what a guest keeps under an earlier address of a course can be taken out', async () => {
  addToGuestCart({ kind: 'course', slug: 'drawing-in-the-dark' });
  const { user } = openAsGuest({ getCourseDetails: lightCourse });
  await user.click(await screen.findByRole('button', { name: 'Remove Drawing with light' }));
  await screen.findByRole('heading', { name: 'Your cart is empty' });
  expect(readGuestCart()).toEqual([]);
});

test('what waits to be handed over is theirs already, once', async () => {
  for (const entry of [light, stone]) addToGuestCart(entry);
  open(keeping(light));
  await checkOut('$44');
  expect(screen.getByText('2 items')).toBeVisible();
});

test('what another window put in shows when one comes back to this one', async () => {
  let isElsewhere = false;
  open({
    getCart: () => aCart([light, ...(isElsewhere ? [stone] : [])].map((one) => ({ ...one, id: ids[one.slug]! }))),
  });
  await checkOut('$19');
  isElsewhere = true;
  act(() => void window.dispatchEvent(new Event('focus')));
  await checkOut('$44');
});

test('another person who logs in meanwhile sees their own cart alone', async () => {
  let isOther = false;
  const { setSession } = open({
    getCart: () => aCart([{ ...(isOther ? stone : light), id: ids[(isOther ? stone : light).slug]! }]),
  });
  await checkOut('$19');
  isOther = true;
  act(() => setSession({ state: 'pending', user: undefined }));
  expect(screen.queryByText('Drawing with light')).toBeNull();
  act(() => setSession({ user: aUser({ id: anId(77) }) }));
  await checkOut('$25');
  isOther = false;
  act(() => void window.dispatchEvent(new Event('focus')));
  await checkOut('$19');
});

test('where nothing can be paid it says so', async () => {
  open({
    ...keeping(light),
    getCourseConstants: {
      levels: [],
      content_type: [],
      course_review_status: [],
      CERTIFICATE_IMG_URL: '/certificate.svg',
      payments_open: false,
    },
  });
  expect(await screen.findByText(/Payments are not open on this site/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Check out/ })).toBeNull();
});

test('a cart that cannot be read is asked for again', async () => {
  let isDown = true;
  const { getCart } = keeping(light) as { getCart: () => { items: never[] } };
  const { user } = open({
    getCart: () => {
      if (isDown) throw refusal('unavailable');
      return getCart();
    },
  });
  expect(await screen.findByText('Your cart could not be loaded')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: /again/i }));
  await checkOut('$19');
});

test('what could not be taken out is still there, and why is said', async () => {
  const { user, toasts } = open({
    ...keeping(light),
    removeFromCart: () => {
      throw noLine();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Drawing with light' }));
  await waitFor(() => expect(toasts).toHaveLength(1), { timeout: 10_000 });
  expect(toasts[0]?.kind).toBe('error');
  await checkOut('$19');
});
