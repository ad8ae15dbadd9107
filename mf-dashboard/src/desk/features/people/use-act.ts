import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { usePeopleText } from '../../messages/people.ts';
import { PEOPLE } from './use-people.ts';

export const usePeopleRefusal = () =>
  useRefusal(usePeopleText(), ['demo_account', 'last_super_admin', 'own_account', 'conflict', 'not_found', 'invalid']);

/** Says what was done, reads the accounts anew, and closes. */
export function useDone(onClose: () => void) {
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  return async (message: string) => {
    toasts.show({ kind: 'success', message });
    onClose();
    await queryClient.invalidateQueries({ queryKey: PEOPLE });
  };
}

/** An act that takes nothing but its reason. */
export function useAct<R>(send: (reason: string) => Promise<R>, onDone: (reply: R) => unknown) {
  const refusal = usePeopleRefusal();
  const { mutate, isPending, error } = useMutation({ mutationFn: send, onSuccess: onDone });
  return { onConfirm: (reason: string) => mutate(reason), isPending, failure: error ? refusal(error) : undefined };
}
