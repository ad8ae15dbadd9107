import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { useAssignmentText } from '../../../messages/assignment.ts';
import { parts } from './broken-parts.ts';
import type { Desk } from './desk.ts';

const codes = ['attempts_spent', 'submission_exists', 'submission_changed', 'not_enrolled', 'not_found'] as const;

/** Says why work was not taken. */
export function useWorkRefusal() {
  return useRefusal(useAssignmentText(), codes);
}

interface Change {
  /** `onSettled`: it is done, or refused. */
  run(onSettled?: () => void): void;
  /** When it was last asked for; a moment of this page. */
  askedAt: number;
  isPending: boolean;
  /** Why it was refused, where no field is to blame. */
  problem: string | undefined;
  /** Field → the rules it broke, as the server says them. */
  fieldErrors: Readonly<Record<string, string[]>>;
  /** When that was which is done now. */
  doneAt: number | undefined;
}

/** Hands in once, however often it is pressed. */
export function useHandIn(assignmentId: string, desk: Desk): Change {
  const t = useAssignmentText();
  const { toasts } = usePlatform();
  const refusal = useWorkRefusal();
  const change = useChange(['hand-in', assignmentId], async () => {
    await desk.handIn();
    toasts.show({ kind: 'success', message: t('handIn.done') });
  });
  const { error } = change;
  const isKnown = !isApiError(error) || !navigator.onLine || (error.code !== 'network' && error.status < 500);
  const why = error && (isKnown ? t('handIn.kept', { reason: refusal(error) }) : t('handIn.unknown'));
  const isAtField = parts.some((part) => change.fieldErrors[part]);
  return { ...change, problem: why && !isAtField ? why : undefined };
}

/** Takes back what no reviewer has decided on. */
export function useTakeBack(assignmentId: string, desk: Desk): Change {
  const t = useAssignmentText();
  const { toasts } = usePlatform();
  const refusal = useWorkRefusal();
  const change = useChange(['take-back', assignmentId], async () => {
    await desk.takeBack();
    toasts.show({ kind: 'success', message: t('takeBack.done') });
  });
  return { ...change, problem: change.error ? t('takeBack.failed', { reason: refusal(change.error) }) : undefined };
}

function useChange(mutationKey: string[], mutationFn: () => Promise<void>) {
  const { mutate, isPending, isSuccess, submittedAt, error } = useSingleMutation({ mutationKey, mutationFn });
  return {
    run: (onSettled?: () => void) => mutate(undefined, { onSettled: () => onSettled?.() }),
    askedAt: submittedAt,
    isPending,
    error,
    fieldErrors: isApiError(error) ? error.fieldErrors : {},
    doneAt: isSuccess ? submittedAt : undefined,
  };
}
