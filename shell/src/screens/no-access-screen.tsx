import { Container } from '@stoa/shared/ui/kit.ts';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';

/** Signed in, but without the rights this screen needs. */
export function NoAccessScreen() {
  return (
    <Container py="var(--stoa-space-2xl)">
      <EmptyState
        order={1}
        title="This page is not open to your account"
        text="Your account does not have permission to see it. If you think it should, ask the people who run this site."
        action={
          <>
            <LinkButton to="/home">Go to home</LinkButton>
            <LinkButton to="/marketplace/results" variant="default">
              Find a course
            </LinkButton>
          </>
        }
      />
    </Container>
  );
}
