import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import type { ActionModalProps } from './action-modal.tsx';

const ActionModal = lazyDialog(
  async () => (await import(/* webpackChunkName: "release" */ './action-modal.tsx')).ActionModal,
);

type ActionDialogProps = Omit<ActionModalProps, 'action'> & { action: ActionModalProps['action'] | undefined };

/** Asks how, why, and once more whether. Its code comes when it is first opened. */
export const ActionDialog = ({ action, ...rest }: ActionDialogProps) =>
  action && <ActionModal key={`${action.kind} ${action.name} ${action.version}`} action={action} {...rest} />;
