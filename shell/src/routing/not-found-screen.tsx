import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Container } from '@stoa/shared/kit';
import { FindCourse } from '@stoa/shared/remote/find-course.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useDeadEndText } from '../messages/dead-ends.ts';

export function NotFoundScreen() {
  const t = useDeadEndText();
  return (
    <Container py="var(--stoa-space-2xl)">
      <EmptyState
        order={1}
        title={t('missing.title')}
        text={t('missing.text')}
        action={
          <>
            <FindCourse />
            <LinkAnchor to={to.home()}>{t('home')}</LinkAnchor>
          </>
        }
      />
    </Container>
  );
}
