import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useScreenTitle } from '@stoa/shared/federation/platform-context.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { EditPiece } from '../features/portfolio/edit-piece.tsx';
import { usePortfolioFormText } from '../messages/portfolio-form.ts';
import { usePortfolioText } from '../messages/portfolio.ts';

/** Adds a piece to the portfolio, or edits the one of this id. */
export function EditPieceSection({ id }: { id: string | undefined }) {
  const t = usePortfolioFormText();
  const ofPortfolio = usePortfolioText();
  const title = t(id === undefined ? 'form.new' : 'form.edit');
  useScreenTitle(title);
  return (
    <Page width="form">
      <PageHeader
        title={title}
        breadcrumbs={[{ label: ofPortfolio('portfolio.title'), to: to.portfolio() }, { label: title }]}
      />
      <EditPiece id={id} />
    </Page>
  );
}
