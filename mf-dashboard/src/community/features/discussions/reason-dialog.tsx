import { Suspense } from 'react';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import type { CommunityReasonProps } from './reason-modal.tsx';

const ReasonModal = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "community-write" */ './reason-modal.tsx')).CommunityReasonModal,
}));

/** Its code comes when it is first opened. */
export function ReasonDialog(props: CommunityReasonProps) {
  return (
    <Suspense fallback={null}>
      <ReasonModal {...props} />
    </Suspense>
  );
}
