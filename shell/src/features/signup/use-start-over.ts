import { to } from '@stoa/shared/contract/site/addresses.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useIsHere } from '@stoa/shared/remote/use-is-here.ts';
import { useNavigate } from 'react-router-dom';
import type { LoginReason } from '../../session/login-reason.ts';
import { codeSpent } from './code-spent.ts';
import { useSignup } from './signup-store.ts';

/** No code can be right any more: the tries are spent, or the time is over. */
export const isSpent = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'link_spent' || error.code === 'not_found');

/** Back to the form, which is still filled, to ask for another code; who came by logging in gets one by that. */
export function useStartOver(): () => void {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { pending, giveUp } = useSignup();
  return () => {
    if (isHere()) {
      if (pending?.isResumed)
        void navigate(to.login(), { replace: true, state: { reason: 'code-spent' satisfies LoginReason } });
      else void navigate(to.signup(), { replace: true, state: codeSpent });
    }
    giveUp();
  };
}
