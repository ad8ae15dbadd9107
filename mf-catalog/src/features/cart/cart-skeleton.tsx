import { Skeleton } from '@stoa/shared/kit';
import { SkeletonGroup } from '@stoa/shared/ui/skeleton-group.tsx';
import { useCartText } from '../../messages/cart.ts';

export function CartSkeleton() {
  const t = useCartText();
  return (
    <SkeletonGroup role="status" aria-label={t('loading')}>
      <Skeleton height="5rem" mb="md" />
      <Skeleton height="5rem" mb="xl" />
      <Skeleton height="10rem" />
    </SkeletonGroup>
  );
}
