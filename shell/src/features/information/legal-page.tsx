import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LegalKind } from '@stoa/shared/contract/people/legal-words.ts';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { Page } from '@stoa/shared/ui/page.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useStaticPageText } from '../../messages/static-page.ts';
import { useLegalText } from './use-legal-text.ts';

const PublishedText = lazyWithRetry(() => import(/* webpackChunkName: "published-text" */ './published-text.tsx'));

interface LegalPageProps {
  kind: LegalKind;
  title: string;
  /** What is shown while nothing is published, and where the server does not answer. */
  builtIn: ReactNode;
}

/** A legal text as the site's operator has published it; `?version=` is one of its versions. */
export function LegalPage({ kind, title, builtIn }: LegalPageProps) {
  const [search] = useSearchParams();
  const wanted = Number(search.get('version'));
  const version = Number.isSafeInteger(wanted) && wanted > 0 ? wanted : undefined;
  const { isPending, data } = useLegalText(kind, version);
  if (isPending) return <Loading title={title} />;
  if (!data?.published) return builtIn;
  return (
    <Suspense fallback={<Loading title={title} />}>
      <PublishedText kind={kind} title={title} published={data.published} />
    </Suspense>
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
