import { IconEye, IconLink, IconPlus } from '@tabler/icons-react';
import { Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Portfolio } from '@stoa/shared/contract/learning/portfolio.ts';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Button } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { CardGridSkeleton, RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { OwnPiece } from '../features/portfolio/own-piece.tsx';
import { PieceGrid } from '../features/portfolio/piece-grid.tsx';
import { usePortfolio } from '../features/portfolio/use-portfolio.ts';
import { usePortfolioText } from '../messages/portfolio.ts';
import { useCopyLink } from '../ui/use-copy-link.ts';
import classes from './portfolio-screen.module.css';

const EditPieceSection = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "portfolio-form" */ '../sections/edit-piece-section.tsx'))
    .EditPieceSection,
}));

/** One's own pieces; `?item` opens the form for one of them, or for a new one. */
export default function PortfolioScreen() {
  const [search] = useSearchParams();
  const item = search.get('item');
  if (item === null) return <OwnPortfolio />;
  return (
    <Suspense fallback={<FormLoading />}>
      <EditPieceSection id={item === 'new' ? undefined : item} />
    </Suspense>
  );
}

const FormLoading = () => (
  <Page width="form">
    <RowSkeleton count={4} />
  </Page>
);

function OwnPortfolio() {
  const t = usePortfolioText();
  const query = usePortfolio();
  const items = query.data?.items ?? [];
  // Where the keyboard goes on when the button that was pressed is gone.
  const pieces = useRef<HTMLElement>(null);
  return (
    <Page>
      <PageHeader
        title={t('portfolio.title')}
        subtitle={t('portfolio.lead')}
        actions={query.data && items.length > 0 && <Actions portfolio={query.data} />}
      />
      {query.isPending && <CardGridSkeleton count={3} label={t('portfolio.loading')} />}
      {query.isError && <LoadFailed query={query} title={t('portfolio.failed')} />}
      <section ref={pieces} tabIndex={-1} aria-label={t('portfolio.pieces')} className={classes.pieces}>
        {query.data && items.length === 0 && <NoPieces />}
        {items.length > 0 && (
          <PieceGrid>
            {items.map((item) => (
              <OwnPiece key={item.id} item={item} onRemoved={() => pieces.current?.focus()} />
            ))}
          </PieceGrid>
        )}
      </section>
    </Page>
  );
}

function NoPieces() {
  const t = usePortfolioText();
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <>
          <LinkButton to={to.portfolio({ item: 'new' })}>{t('empty.add')}</LinkButton>
          <LinkButton to={to.results()} variant="default">
            {t('empty.learn')}
          </LinkButton>
        </>
      }
    />
  );
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The public page is offered once there is something on it. */
function Actions({ portfolio: { share, items } }: { portfolio: Portfolio }) {
  const t = usePortfolioText();
  const copy = useCopyLink();
  const isShown = items.some(({ visibility }) => visibility === 'public');
  return (
    <>
      <LinkButton to={to.portfolio({ item: 'new' })} leftSection={<IconPlus {...icon} />}>
        {t('portfolio.add')}
      </LinkButton>
      {isShown && share && (
        <>
          <Button
            variant="default"
            onClick={() => void copy(`${window.location.origin}${to.sharedPortfolio({ share })}`)}
            leftSection={<IconLink {...icon} />}
          >
            {t('portfolio.copy')}
          </Button>
          <LinkButton variant="default" to={to.sharedPortfolio({ share })} leftSection={<IconEye {...icon} />}>
            {t('portfolio.see')}
          </LinkButton>
        </>
      )}
    </>
  );
}
