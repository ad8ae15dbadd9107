import { Container } from '@stoa/shared/ui/kit.ts';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';

export function NotFoundScreen() {
  return (
    <Container py="var(--stoa-space-2xl)">
      <EmptyState
        order={1}
        title="404 - Page Not Found!"
        text="Sorry, we were unable to find the page you requested."
        action={<LinkButton to="/home">Go to home</LinkButton>}
      />
    </Container>
  );
}
