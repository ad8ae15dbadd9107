import type { ReactNode } from 'react';
import { Alert, Container } from '@stoa/shared/ui/kit.ts';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import classes from './static-page.module.css';

interface StaticPageProps {
  title: string;
  subtitle?: ReactNode;
  /** A text that binds people legally is a template until a lawyer of the operator has read it. */
  isTemplate?: boolean;
  children: ReactNode;
}

/** A page of words, in a reader's width. */
export function StaticPage({ title, subtitle, isTemplate = false, children }: StaticPageProps) {
  return (
    <Container size="var(--stoa-width-reading)" py="var(--stoa-space-2xl)">
      <PageHeader title={title} subtitle={subtitle} />
      {isTemplate && (
        <Alert color="yellow" mt="lg" title="Template">
          This text describes what the software does. Whoever runs this site must have it completed and checked by a
          lawyer before opening to the public.
        </Alert>
      )}
      <div className={classes.prose}>{children}</div>
    </Container>
  );
}
