import type { ReactNode } from 'react';
import { Alert } from '@stoa/shared/kit';
import { Page } from '@stoa/shared/ui/page.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { useStaticPageText } from '../../messages/static-page.ts';
import classes from './static-page.module.css';

/** A part of a page of words, with an address of its own: `/privacy-notice#cookies`. */
export interface StaticPart {
  id: string;
  title: string;
  text: ReactNode;
}

interface StaticPageProps {
  title: string;
  lead: ReactNode;
  /** A text that binds people legally is a template until a lawyer of the operator has read it. */
  isTemplate?: boolean;
  /** Before the first part. */
  intro?: ReactNode;
  parts: readonly StaticPart[];
}

/** So many parts that one looks for the one that one came for. */
const LONG = 5;

/** A page of words, in a reader's width; a long one begins with its contents. */
export function StaticPage({ title, lead, isTemplate = false, intro, parts }: StaticPageProps) {
  const t = useStaticPageText();
  return (
    <Page width="reading">
      <PageHeader title={title} subtitle={lead} />
      {isTemplate && (
        <Alert color="yellow" title={t('page.template')}>
          {t('page.template.text')}
        </Alert>
      )}
      {parts.length >= LONG && (
        <nav className={classes.contents} aria-label={t('page.contents')}>
          <p className={classes.contentsTitle}>{t('page.contents')}</p>
          <ol>
            {parts.map(({ id, title: words }) => (
              <li key={id}>
                <a href={`#${id}`}>{words}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={classes.prose}>
        {intro}
        {parts.map(({ id, title: words, text }) => (
          <section key={id} aria-labelledby={id} className={classes.part}>
            <h2 id={id}>{words}</h2>
            {text}
          </section>
        ))}
      </div>
    </Page>
  );
}
