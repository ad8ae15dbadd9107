import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LegalKind } from '@stoa/shared/contract/people/legal-words.ts';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { Alert } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useStaticPageText } from '../../messages/static-page.ts';
import { legalPathOf } from './legal-path-of.ts';
import { useLegalText } from './use-legal-text.ts';

const PublishedText = lazyWithRetry(() => import(/* webpackChunkName: "published-text" */ './published-text.tsx'));

interface LegalPageProps {
  kind: LegalKind;
  title: string;
  /** What is shown while nothing is published, and where the server does not answer. */
  BuiltIn: ComponentType<BuiltInProps>;
}

export interface BuiltInProps {
  /** That it may not be what holds. */
  notice?: ReactNode;
}

/** A legal text as the site's operator has published it; `?version=` is one of its versions. */
export function LegalPage({ kind, title, BuiltIn }: LegalPageProps) {
  const [search] = useSearchParams();
  const wanted = Number(search.get('version'));
  const version = Number.isSafeInteger(wanted) && wanted > 0 ? wanted : undefined;
  const { isPending, data, error } = useLegalText(kind, version);
  if (isPending) return <Loading title={title} />;
  if (isApiError(error) && error.code === 'not_found' && version !== undefined) {
    return <NoVersion kind={kind} title={title} version={version} />;
  }
  if (!data) return <BuiltIn notice={<Unread />} />;
  if (!data.published) return <BuiltIn />;
  return (
    <Suspense fallback={<Loading title={title} />}>
      <PublishedText kind={kind} title={title} published={data.published} />
    </Suspense>
  );
}

function NoVersion({ kind, title, version }: Pick<LegalPageProps, 'kind' | 'title'> & { version: number }) {
  const t = useStaticPageText();
  return (
    <Page width="reading">
      <PageHeader title={title} />
      <Alert color="yellow" title={t('version.none', { number: version })}>
        <LinkAnchor to={legalPathOf[kind]()}>{t('version.current')}</LinkAnchor>
      </Alert>
    </Page>
  );
}

function Unread() {
  const t = useStaticPageText();
  return (
    <Alert color="blue" title={t('unread.title')}>
      {t('unread.text')}
    </Alert>
  );
}

function Loading({ title }: { title: string }) {
  const t = useStaticPageText();
  return (
    <Page width="reading">
      <PageHeader title={title} />
      <RowSkeleton label={t('page.loading')} />
    </Page>
  );
}
