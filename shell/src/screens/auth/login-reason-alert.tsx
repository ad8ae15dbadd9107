import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { Alert } from '@stoa/shared/ui/kit.ts';
import { useLoginText } from '../../messages/login.ts';
import { loginReasonOf, type LoginReason } from '../../session/login-reason.ts';

const good: readonly LoginReason[] = ['password-changed', 'email-changed'];

/** Why someone stands before the login form who did not ask for it. */
export function LoginReasonAlert() {
  const t = useLoginText();
  const reason = loginReasonOf(useLocation().state);
  if (!reason) return null;
  const isGood = good.includes(reason);
  const Icon = isGood ? IconCircleCheck : IconInfoCircle;
  return (
    <Alert color={isGood ? 'green' : 'yellow'} role="status" icon={<Icon aria-hidden="true" />}>
      {t(`reason.${reason}`)}
    </Alert>
  );
}
