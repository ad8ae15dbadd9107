import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

const actModals = () => import(/* webpackChunkName: "people-acts" */ './act-modals.tsx');

export const LogOutDialog = lazyDialog(async () => (await actModals()).LogOutModal);
export const TakeRoleDialog = lazyDialog(async () => (await actModals()).TakeRoleModal);
export const RestoreDialog = lazyDialog(async () => (await actModals()).RestoreModal);
export const SeeAsDialog = lazyDialog(async () => (await actModals()).SeeAsModal);
export const GiveRoleDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "people-acts" */ './give-role-modal.tsx')).GiveRoleModal,
);
export const SuspendDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "people-acts" */ './suspend-modal.tsx')).SuspendModal,
);
