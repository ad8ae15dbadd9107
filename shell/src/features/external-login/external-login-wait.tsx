import { ErrorState } from '@stoa/shared/ui/error-state.tsx';
import { Center, Loader } from '@stoa/shared/kit';
import { Page } from '@stoa/shared/ui/page.tsx';
import { useExternalLoginText } from '../../messages/external-login.ts';

/** While the server is asked about a link. */
export function ExternalLoginWait() {
  const t = useExternalLoginText();
  return (
    <Center mih="60vh">
      <Loader role="status" aria-label={t('busy')} />
    </Center>
  );
}

/** It did not answer: the link is as good as before. */
export function ExternalLoginLost({ onRetry }: { onRetry(): void }) {
  const t = useExternalLoginText();
  return (
    <Page width="reading">
      <ErrorState order={1} title={t('title')} text={t('lost')} onRetry={onRetry} />
    </Page>
  );
}
