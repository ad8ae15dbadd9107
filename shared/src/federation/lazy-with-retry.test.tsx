import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyWithRetry } from './lazy-with-retry.ts';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>failed</p> : this.props.children;
  }
}

const page = (Screen: ComponentType) => (
  <Boundary>
    <Suspense fallback={<p>loading</p>}>
      <Screen />
    </Suspense>
  </Boundary>
);
const found = { default: () => <p>here</p> };

test('a chunk that is lost once is asked for again', async () => {
  const load = jest.fn(() => Promise.resolve(found)).mockRejectedValueOnce(new Error('lost'));
  render(page(lazyWithRetry(load)));
  expect(await screen.findByText('here')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('after giving up, mounting again starts afresh', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn(() => Promise.reject<typeof found>(new Error('lost')));
  const Screen = lazyWithRetry(load);
  const first = render(page(Screen));
  expect(await screen.findByText('failed')).toBeInTheDocument();
  first.unmount();

  load.mockImplementation(() => Promise.resolve(found));
  render(page(Screen));
  expect(await screen.findByText('here')).toBeInTheDocument();
  quiet.mockRestore();
});

test('what was fetched before is drawn at once, and stays the same when it is drawn again', async () => {
  const Screen = lazyWithRetry(() => Promise.resolve({ default: () => <input aria-label="name" /> }));
  await Screen.preload();
  const { rerender } = render(page(Screen));
  const field = screen.getByLabelText('name');
  rerender(page(Screen));
  expect(screen.getByLabelText('name')).toBe(field);
});

test('what came while it was waited for is not drawn anew later', async () => {
  const load = jest.fn(() => Promise.resolve({ default: () => <input aria-label="name" /> }));
  const Screen = lazyWithRetry(load);
  const { rerender } = render(page(Screen));
  const field = await screen.findByLabelText('name');
  rerender(page(Screen));
  expect(screen.getByLabelText('name')).toBe(field);
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was fetched before in vain is asked for anew when it is drawn', async () => {
  const load = jest.fn(() => Promise.reject<typeof found>(new Error('lost')));
  const Screen = lazyWithRetry(load);
  await Screen.preload();
  load.mockImplementation(() => Promise.resolve(found));
  render(page(Screen));
  expect(await screen.findByText('here')).toBeInTheDocument();
});
