import { expect, test } from '@jest/globals';
import { renderScreen } from '../testing/render-screen.tsx';
import { SkeletonGroup } from './skeleton-group.tsx';
import { CardGridSkeleton, CardSkeleton, RowSkeleton, UnsettledSkeleton } from './skeletons.tsx';

const alone = '.mantine-Skeleton-root:not([data-pulse] *)';

test('what is drawn of several skeletons pulses as one', () => {
  const { container } = renderScreen(
    <>
      <CardSkeleton />
      <CardGridSkeleton />
      <RowSkeleton />
    </>,
    { url: '/' },
  );
  expect(container.querySelectorAll('.mantine-Skeleton-root')).toHaveLength(4 + 8 * 4 + 5 * 3);
  expect(container.querySelectorAll(alone)).toHaveLength(0);
});

test('a single one pulses by itself, also where the library would move nothing', () => {
  const { container } = renderScreen(<UnsettledSkeleton height="4rem" label="Loading" />, { url: '/' });
  expect(container.querySelector(`${alone}[data-visible]`)).not.toHaveAttribute('data-animate');
});

test('a group takes what a div takes', () => {
  const { getByRole } = renderScreen(<SkeletonGroup role="status" className="tiles" />, { url: '/' });
  expect(getByRole('status')).toHaveClass('tiles');
});
