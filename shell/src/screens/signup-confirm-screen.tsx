import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useSignupText } from '../messages/signup.ts';
import { AuthFrame } from '../ui/auth-frame.tsx';
import { DemoMailHint } from '../features/login/demo-mail-hint.tsx';
import { ConfirmForm } from '../features/signup/confirm-form.tsx';
import { ResendCode } from '../features/signup/resend-code.tsx';
import { useSignup } from '../features/signup/signup-store.ts';
import classes from '../features/signup/code-field.module.css';

/** The second step of a sign-up: the code that was mailed. */
export default function SignupConfirmScreen() {
  const t = useSignupText();
  const pending = useSignup((state) => state.pending);
  const [isBegun] = useState(pending !== undefined);
  // Once it is done, whoever finished it leads on.
  if (!pending) return isBegun ? null : <Navigate to={to.signup()} replace />;
  return (
    <AuthFrame
      title={t('confirm.title')}
      lead={t.rich(pending.isResumed ? 'confirm.lead.resumed' : 'confirm.lead', {
        email: pending.email,
        b: (words) => <strong className={classes.address}>{words}</strong>,
      })}
      foot={t.rich('confirm.change', { link: (words) => <LinkAnchor to={to.signup()}>{words}</LinkAnchor> })}
    >
      <ConfirmForm pending={pending} />
      <ResendCode pending={pending} />
      <DemoMailHint />
    </AuthFrame>
  );
}
