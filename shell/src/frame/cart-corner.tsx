import { Suspense } from 'react';
import { addresses } from '@stoa/shared/contract/site/addresses.ts';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { useStore } from 'zustand';
import { cartCount } from '../cart/cart-count.ts';
import { useFrame } from '../context/frame-context.tsx';
import { FrameBoundary } from './frame-boundary.tsx';

const CartLink = lazyWithRetry(async () => ({ default: (await import('./cart-link.tsx')).CartLink }));

/** The way to the cart, for those who have something in it; nobody else loads it. */
export function CartCorner() {
  const { count, hasGrown } = useStore(cartCount);
  const { hasScreen } = useFrame();
  if (count === 0 || !hasScreen(addresses.cart)) return null;
  return (
    <FrameBoundary fallback={() => null}>
      <Suspense>
        <CartLink count={count} hasGrown={hasGrown} />
      </Suspense>
    </FrameBoundary>
  );
}
