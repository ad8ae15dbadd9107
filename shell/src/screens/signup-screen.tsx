import { IconGift } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Alert } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useSignupText } from '../messages/signup.ts';
import { AuthFrame } from '../ui/auth-frame.tsx';
import { ProviderButtons } from '../features/login/provider-buttons.tsx';
import { isCodeSpent } from '../features/signup/code-spent.ts';
import { SignupForm } from '../features/signup/signup-form.tsx';
import { useSignup } from '../features/signup/signup-store.ts';
import { useInvitation } from '../features/signup/use-invitation.ts';
import classes from '../ui/auth-frame.module.css';

export default function SignupScreen() {
  const t = useSignupText();
  const location = useLocation();
  const referralToken = useInvitation();
  const pending = useSignup((state) => state.pending);
  return (
    <AuthFrame
      title={t('signup.title')}
      lead={t('signup.lead')}
      foot={t.rich('signup.known', { link: (words) => <LinkAnchor to={to.login()}>{words}</LinkAnchor> })}
    >
      {referralToken && (
        <p className={classes.invited}>
          <IconGift size={18} stroke={1.75} aria-hidden="true" /> {t('signup.invited')}
        </p>
      )}
      {isCodeSpent(location.state) && (
        <Alert color="yellow" role="status">
          {t('signup.code-spent')}
        </Alert>
      )}
      {pending && (
        <Alert color="blue">
          {t.rich('signup.pending', {
            email: pending.email,
            link: (words) => <LinkAnchor to={to.confirmSignup()}>{words}</LinkAnchor>,
          })}
        </Alert>
      )}
      <SignupForm referralToken={referralToken} />
      <ProviderButtons />
    </AuthFrame>
  );
}
