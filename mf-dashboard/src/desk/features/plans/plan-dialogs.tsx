import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

export const NewPlanDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "money-forms" */ './new-plan-modal.tsx')).NewPlanModal,
);
export const ChangePlanDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "money-forms" */ './change-plan-modal.tsx')).ChangePlanModal,
);
