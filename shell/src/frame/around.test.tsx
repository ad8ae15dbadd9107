import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { asideStore } from '../notices/aside-store.ts';
import { renderInFrame } from '../testing/render-in-frame.tsx';
import { Around } from './around.tsx';

test('a part of the frame is aside while any screen wants the page, and keeps what was typed in it', async () => {
  const { user } = renderInFrame(
    <Around>
      <input aria-label="Search" />
    </Around>,
    { url: '/home' },
  );
  const isAside = () => screen.getByLabelText('Search').parentElement?.className === 'aside';
  await user.type(screen.getByLabelText('Search'), 'clay');
  let releases: (() => void)[] = [];
  act(() => {
    releases = [asideStore.getState().wish(), asideStore.getState().wish()];
  });
  expect(isAside()).toBe(true);
  act(releases[0]!);
  act(releases[0]!);
  expect(isAside()).toBe(true);
  act(releases[1]!);
  expect(isAside()).toBe(false);
  expect(screen.getByLabelText('Search')).toHaveValue('clay');
});
