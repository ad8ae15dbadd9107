import { Suspense } from 'react';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';

const DeletionBanner = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "deletion" */ './deletion-banner.tsx')).DeletionBanner,
}));

/** Nothing, for nearly everyone: its code is fetched by those alone whose account is about to be deleted. */
export function DeletionNotice() {
  const { user } = useSession();
  if (!user?.deletes_at) return null;
  return (
    <Suspense fallback={null}>
      <DeletionBanner at={user.deletes_at} />
    </Suspense>
  );
}
