import { useNavigate } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useIsHere } from '@stoa/shared/remote/use-is-here.ts';
import { resendTime, useSignup } from './signup-store.ts';

/**
 * For a login that was refused: leads to the code where it is a sign-up's that still waits for one. Where the person was on
 * the way to stays remembered until they have entered it.
 */
export function useResumeSignup(): (error: unknown, email: string) => boolean {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const resume = useSignup((state) => state.resume);
  return (error, email) => {
    if (!isApiError(error) || !error.registration) return false;
    resume({ registrationId: error.registration.registration_id, email, resendAt: resendTime() });
    if (isHere()) void navigate(to.confirmSignup());
    return true;
  };
}
