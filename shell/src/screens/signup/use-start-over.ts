import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useNavigate } from 'react-router-dom';
import { codeSpent } from './code-spent.ts';
import { useSignup } from './signup-store.ts';

/** No code can be right any more: the tries are spent, or the time is over. */
export const isSpent = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'link_spent' || error.code === 'not_found');

/** Back to the form, which is still filled, to ask for another code. */
export function useStartOver(): () => void {
  const navigate = useNavigate();
  const giveUp = useSignup((state) => state.giveUp);
  return () => {
    void navigate('/signup', { replace: true, state: codeSpent });
    giveUp();
  };
}
