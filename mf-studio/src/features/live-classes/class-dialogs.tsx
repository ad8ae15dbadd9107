import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

export const ScheduleDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "live-class-forms" */ './schedule-modal.tsx')).ScheduleModal,
);
export const ChangeDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "live-class-forms" */ './change-modal.tsx')).ChangeModal,
);
export const CancelDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "live-class-forms" */ './cancel-modal.tsx')).CancelModal,
);
