import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi, useScreenTitle } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { CardGridSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { PieceGrid } from '../features/portfolio/piece-grid.tsx';
import { PortfolioCard } from '../features/portfolio/portfolio-card.tsx';
import { usePortfolioText } from '../messages/portfolio.ts';

/** What somebody shares, for whoever has the link: all their public pieces, or one piece. */
export default function SharedPortfolioScreen() {
  const t = usePortfolioText();
  const api = useApi();
  const { share = '' } = useParams();
  const query = useQuery({
    queryKey: ['shared-portfolio', share],
    queryFn: () => api.getSharedPortfolio({ params: { share } }),
    // Its owner looks here right after a change.
    staleTime: 0,
  });
  const person = query.data?.person;
  useScreenTitle(person && t('shared.title', { name: person.full_name }));
  if (isApiError(query.error) && query.error.code === 'not_found') return <Unknown />;
  if (query.isError) {
    return (
      <Page>
        <LoadFailed query={query} title={t('shared.failed')} />
      </Page>
    );
  }
  if (!query.data || !person) {
    return (
      <Page>
        <CardGridSkeleton count={3} label={t('shared.loading')} />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader title={t('shared.title', { name: person.full_name })} />
      <PersonBadge
        name={person.full_name}
        initial={person.initial}
        image={person.profile_image}
        title={person.title}
        size="lg"
      />
      <PieceGrid>
        {query.data.items.map((item) => (
          <PortfolioCard key={item.id} item={item} />
        ))}
      </PieceGrid>
    </Page>
  );
}

function Unknown() {
  const t = usePortfolioText();
  return (
    <Page>
      <EmptyState
        order={1}
        title={t('unknown.title')}
        text={t('unknown.text')}
        action={<LinkButton to={to.results()}>{t('empty.learn')}</LinkButton>}
      />
    </Page>
  );
}
