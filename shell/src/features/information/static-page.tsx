import type { ReactNode } from 'react';
import { Alert } from '@stoa/shared/kit';
import { Page } from '@stoa/shared/ui/page.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { PartedText, type TextPart } from '@stoa/shared/ui/parted-text.tsx';
import { useStaticPageText } from '../../messages/static-page.ts';

interface StaticPageProps {
  title: string;
  lead: ReactNode;
  /** Above all others. */
  notice?: ReactNode;
  /** A text that binds people legally is a template until a lawyer of the operator has read it. */
  isTemplate?: boolean;
  /** Before the first part. */
  intro?: ReactNode;
  parts: readonly TextPart[];
}

/** A page of words, in a reader's width; a long one begins with its contents. */
export function StaticPage({ title, lead, notice, isTemplate = false, intro, parts }: StaticPageProps) {
  const t = useStaticPageText();
  return (
    <Page width="reading">
      <PageHeader title={title} subtitle={lead} />
      {notice}
      {isTemplate && (
        <Alert color="yellow" title={t('page.template')}>
          {t('page.template.text')}
        </Alert>
      )}
      <PartedText contentsLabel={t('page.contents')} intro={intro} parts={parts} />
    </Page>
  );
}
