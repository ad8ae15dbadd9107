import { Suspense } from 'react';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import type { ActionModalProps } from './action-modal.tsx';

const ActionModal = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "release-action" */ './action-modal.tsx')).ActionModal,
}));

/** Asks how, why, and once more whether. Its code comes when it is first opened. */
export function ActionDialog({
  action,
  ...rest
}: Omit<ActionModalProps, 'action'> & { action: ActionModalProps['action'] | undefined }) {
  if (!action) return null;
  return (
    <Suspense fallback={null}>
      <ActionModal key={`${action.kind} ${action.name} ${action.version}`} action={action} {...rest} />
    </Suspense>
  );
}
