import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { Button, Center, Group, Loader } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useAccountLinksText } from '../messages/account-links.ts';
import { AuthFrame } from '../ui/auth-frame.tsx';
import { useOnce } from '../forms/use-once.ts';
import { usePathParam } from '../routing/use-path-param.ts';
import { useProblemText } from '../forms/use-problem-text.ts';

/** Where a mailed link leads that confirms a new address; it works in any browser, signed in or not. */
export default function EmailConfirmScreen() {
  const api = useApi();
  const { session, navigation } = usePlatform();
  const isGuest = useSession().state === 'guest';
  const token = usePathParam(addresses.confirmEmail, 'token') ?? '';
  const t = useAccountLinksText();
  const problemText = useProblemText();
  const confirmation = useOnce(async () => {
    const reply = await api.confirmEmail({ body: { token } });
    // The change is made; a page that shows the old address a little longer is no reason to call it failed.
    await session.refresh().catch(() => undefined);
    return reply;
  });
  const { data, error } = confirmation;

  if (data) {
    return (
      <AuthFrame
        title={t('email.done.title')}
        lead={
          <span role="status">
            {t.rich('email.done.text', { email: data.email, b: (words) => <strong>{words}</strong> })}
          </span>
        }
      >
        <Group>
          {isGuest ? (
            <LinkButton to={to.login()}>{t('email.done.login')}</LinkButton>
          ) : (
            <LinkButton to={to.home()}>{t('email.done.home')}</LinkButton>
          )}
        </Group>
      </AuthFrame>
    );
  }
  if (isSpent(error)) {
    return (
      <AuthFrame title={t('email.spent.title')} lead={<span role="status">{t('email.spent.text')}</span>}>
        <Group>
          {navigation.hasScreen(addresses.accountSettings) && (
            <LinkButton to={to.accountSettings()}>{t('email.spent.settings')}</LinkButton>
          )}
        </Group>
      </AuthFrame>
    );
  }
  if (error && !confirmation.isPending) {
    return (
      <AuthFrame title={t('email.failed.title')}>
        <FormProblem text={problemText(error)} />
        <Group>
          <Button onClick={() => confirmation.mutate()}>{t('email.failed.retry')}</Button>
        </Group>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('email.running')}>
      <Center py="xl">
        <Loader role="status" aria-label={t('email.running')} />
      </Center>
    </AuthFrame>
  );
}

/** Used, too old, taken back, or never a token at all. */
const isSpent = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'link_spent' || error.code === 'invalid' || error.code === 'not_found');
