import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert } from '@stoa/shared/kit';
import { useLoginText } from '../../messages/login.ts';
import { whyLoginOf, type WhyLogin } from '../../session/login-reason.ts';

const good: readonly WhyLogin['reason'][] = ['password-changed', 'email-changed', 'signed-out-everywhere'];

/** Why someone stands before the login form who did not go there themselves. */
export function LoginReasonAlert() {
  const t = useLoginText();
  const format = useFormat();
  const why = whyLoginOf(useLocation().state);
  if (!why) return null;
  const isGood = good.includes(why.reason);
  const Icon = isGood ? IconCircleCheck : IconInfoCircle;
  return (
    <Alert color={isGood ? 'green' : 'yellow'} role="status" icon={<Icon aria-hidden="true" />}>
      {why.reason === 'account-deleted'
        ? t('reason.account-deleted', { date: format.date(why.deletesAt) })
        : t(`reason.${why.reason}`)}
    </Alert>
  );
}
