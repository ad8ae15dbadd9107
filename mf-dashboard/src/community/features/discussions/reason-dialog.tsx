import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

export const ReasonDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "community-write" */ './reason-modal.tsx')).CommunityReasonModal,
);
