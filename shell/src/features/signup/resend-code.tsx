import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { Anchor } from '@stoa/shared/kit';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useSignupText } from '../../messages/signup.ts';
import { useProblemText } from '../../forms/use-problem-text.ts';
import { resendTime, useSignup, type PendingSignup } from './signup-store.ts';
import { useSecondsUntil } from './use-seconds-until.ts';
import { isSpent, useStartOver } from './use-start-over.ts';
import classes from '../../ui/auth-frame.module.css';

/** The mail once more, a minute after the last. */
export function ResendCode({ pending }: { pending: PendingSignup }) {
  const api = useApi();
  const t = useSignupText();
  const problemText = useProblemText();
  const startOver = useStartOver();
  const change = useSignup((state) => state.change);
  const seconds = useSecondsUntil(pending.resendAt);
  const resend = useMutation({
    mutationFn: () => api.resendRegistration({ body: { registration_id: pending.registrationId } }),
    onSuccess: ({ registration_id }) => change({ registrationId: registration_id, resendAt: resendTime() }),
    onError(error) {
      if (isSpent(error)) startOver();
      else if (isApiError(error) && error.retryAfter) change({ resendAt: Date.now() + error.retryAfter * 1000 });
    },
  });
  const again = (words: ReactNode) => (
    <Anchor component="button" type="button" underline="always" onClick={() => resend.mutate()}>
      {words}
    </Anchor>
  );
  return (
    <div className={classes.foot}>
      <FormProblem text={resend.isError ? problemText(resend.error) : undefined} />
      <p role="status">
        {resend.isPending && t('confirm.sending')}
        {resend.isSuccess && t('confirm.resent')}
      </p>
      {!resend.isPending && (
        <p>{seconds > 0 ? t('confirm.waiting', { seconds }) : t.rich('confirm.nothing', { again })}</p>
      )}
    </div>
  );
}
