import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { Carousel } from './carousel.tsx';
import { INTERVAL_MS } from './use-carousel.ts';

const WIDTH = 300;
const matchMedia = window.matchMedia;
// A browser says that there is none.
const margin = document.createElement('style');
margin.textContent = 'li { margin: 0px }';
document.head.append(margin);

/** One link a view. */
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(WIDTH);
  jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'LI' ? [...this.parentElement!.children].indexOf(this) * WIDTH : 0;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  window.matchMedia = matchMedia;
});

function draw(movesByItself = true) {
  renderScreen(
    <Carousel name="Featured" movesByItself={movesByItself}>
      {['One', 'Two', 'Three'].map((name) => (
        <a key={name} href={`/${name}`}>
          {name}
        </a>
      ))}
    </Carousel>,
    { url: '/marketplace', replies: {} },
  );
  return screen.getByRole('group', { name: 'Featured' });
}

const back = () => screen.getByRole('button', { name: 'Show those before: Featured' });
const on = () => screen.getByRole('button', { name: 'Show those after: Featured' });
const pass = (views: number) => act(() => jest.advanceTimersByTime(views * INTERVAL_MS + 100));
const isAtStart = () => back().getAttribute('aria-disabled') === 'true';
const isAtEnd = () => on().getAttribute('aria-disabled') === 'true';

test('it moves from view to view every five seconds, and begins anew after the last', () => {
  expect(INTERVAL_MS).toBe(5000);
  expect(draw()).toHaveAttribute('aria-roledescription', 'carousel');
  expect([isAtStart(), isAtEnd()]).toEqual([true, false]);
  pass(1);
  expect([isAtStart(), isAtEnd()]).toEqual([false, false]);
  pass(1);
  expect(isAtEnd()).toBe(true);
  pass(1);
  expect(isAtStart()).toBe(true);
});

test('the pause button stops it for good, and the same button has it move again', () => {
  draw();
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  pass(2);
  expect(isAtStart()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Move by itself' }));
  pass(1);
  expect(isAtStart()).toBe(false);
});

test('it waits while somebody points at it or has their focus in it', () => {
  draw();
  const link = screen.getByRole('link', { name: 'One' });
  const row = link.closest('ul')!.parentElement!;
  const point = (type: string) => {
    const event = new MouseEvent(type);
    Object.assign(event, { pointerType: 'mouse' });
    act(() => void row.dispatchEvent(event));
  };
  point('pointerenter');
  pass(2);
  expect(isAtStart()).toBe(true);
  point('pointerleave');
  pass(1);
  expect(isAtStart()).toBe(false);
  fireEvent.click(back());
  act(() => link.focus());
  pass(2);
  expect(isAtStart()).toBe(true);
  act(() => link.blur());
  pass(1);
  expect(isAtStart()).toBe(false);
});

test('a finger that takes hold of it stops it for good', () => {
  draw();
  const touch = new TouchEvent('touchstart', { bubbles: true });
  Object.defineProperty(touch, 'touches', { value: [{ clientX: 10, clientY: 10 }] });
  fireEvent(screen.getByRole('link', { name: 'One' }), touch);
  pass(2);
  expect(isAtStart()).toBe(true);
  expect(screen.getByRole('button', { name: 'Move by itself' })).toBeVisible();
});

test('who wants less motion sees none, and goes through it by hand and by key', () => {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('reduced-motion') });
  draw();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  pass(2);
  expect(isAtStart()).toBe(true);
  fireEvent.click(on());
  expect(isAtStart()).toBe(false);
  fireEvent.keyDown(screen.getByRole('link', { name: 'Two' }), { key: 'ArrowRight' });
  expect(isAtEnd()).toBe(true);
  fireEvent.keyDown(screen.getByRole('link', { name: 'Three' }), { key: 'ArrowLeft' });
  expect(isAtEnd()).toBe(false);
});

test('a row that does not move by itself has no pause button', () => {
  draw(false);
  pass(2);
  expect(isAtStart()).toBe(true);
  expect(screen.queryByRole('button', { name: /Pause|Move by itself/ })).toBeNull();
  fireEvent.click(back());
  expect(isAtStart()).toBe(true);
});
