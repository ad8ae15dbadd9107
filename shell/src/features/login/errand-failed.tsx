import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Group } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useFrame } from '../../context/frame-context.tsx';
import { useLoginText } from '../../messages/login.ts';
import { AuthFrame } from '../../ui/auth-frame.tsx';
import type { ErrandOutcome } from './finish-errand.ts';
import { useProblemText } from '../../forms/use-problem-text.ts';
import { useSignInProviders } from './use-sign-in-providers.ts';

interface ErrandFailedProps {
  provider: string;
  outcome: Extract<ErrandOutcome, { purpose: unknown }>;
}

/** Why signing in with a provider, or linking one, came to nothing, and the way on. */
export function ErrandFailed({ provider, outcome }: ErrandFailedProps) {
  const t = useLoginText();
  const why = useWhy(provider);
  const { hasScreen } = useFrame();
  const { purpose } = outcome;
  const isSignedOut = outcome.kind === 'failed' && isApiError(outcome.error) && outcome.error.status === 401;
  return (
    <AuthFrame title={t(`social.failed.${purpose}`)}>
      <FormProblem text={why(outcome)} />
      <Group>
        {purpose === 'link' && !isSignedOut && hasScreen(addresses.accountSettings) ? (
          <LinkButton to={to.accountSettings()}>{t('social.to-settings')}</LinkButton>
        ) : (
          <LinkButton to={to.login()}>{t('social.to-login')}</LinkButton>
        )}
      </Group>
    </AuthFrame>
  );
}

function useWhy(provider: string): (outcome: ErrandFailedProps['outcome']) => string {
  const t = useLoginText();
  const problemText = useProblemText();
  const ruleText = useRuleText();
  const name = useSignInProviders().find(({ id }) => id === provider)?.name ?? t('social.provider');
  return (outcome) => {
    if (outcome.kind === 'lost') return t('social.lost');
    if (outcome.kind !== 'failed') return t(`social.${outcome.kind}`, { name });
    const { error } = outcome;
    switch (isApiError(error) ? error.code : undefined) {
      case 'identity_email_taken':
        return t('social.email-taken', { name });
      case 'identity_linked_elsewhere':
        return t('social.linked-elsewhere', { name });
      case 'provider_linked_already':
        return t('social.linked-already', { name });
      case 'unauthenticated':
        return t('social.signed-out', { name });
      case 'invalid':
        return ruleText(isApiError(error) ? error.fieldErrors['email']?.[0] : undefined) ?? t('social.spent', { name });
      case 'link_spent':
        return t('social.spent', { name });
      default:
        return problemText(error);
    }
  };
}
