import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Container } from '@stoa/shared/kit';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useDeadEndText } from '../messages/dead-ends.ts';

/** Signed in, but without the rights this screen needs. */
export function NoAccessScreen() {
  const t = useDeadEndText();
  return (
    <Container py="var(--stoa-space-2xl)">
      <EmptyState
        order={1}
        title={t('closed.title')}
        text={t('closed.text')}
        action={
          <>
            <LinkButton to={to.home()}>{t('home')}</LinkButton>
            <LinkButton to={to.results()} variant="default">
              {t('find')}
            </LinkButton>
          </>
        }
      />
    </Container>
  );
}
