import { useQuery } from '@tanstack/react-query';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { PortfolioItem } from '@stoa/shared/contract/learning/portfolio.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useNamedSkills } from '@stoa/shared/i18n/use-skill-name.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { useIsHere } from '@stoa/shared/remote/use-is-here.ts';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { usePortfolioFormText } from '../../messages/portfolio-form.ts';
import { PieceForm } from './piece-form.tsx';
import { usePortfolio } from './use-portfolio.ts';

interface EditPieceProps {
  /** Undefined: a new one. */
  id: string | undefined;
}

/** The form, once all that it offers is there. */
export function EditPiece({ id }: EditPieceProps) {
  const t = usePortfolioFormText();
  const api = useApi();
  const { navigation, toasts } = usePlatform();
  const isHere = useIsHere();
  const portfolio = usePortfolio();
  const certificates = useQuery({ queryKey: ['certificates'], queryFn: () => api.listCertificates() });
  const select = useNamedSkills();
  const skills = useQuery({ queryKey: ['skills'], queryFn: () => api.listSkills(), select, staleTime: 60_000 });
  const failed = [portfolio, certificates, skills].find((query) => query.isError && !query.data);
  if (failed) return <LoadFailed query={failed} title={t('form.failed')} />;
  if (!portfolio.data || !certificates.data || !skills.data) return <RowSkeleton count={4} label={t('form.loading')} />;

  const item = portfolio.data.items.find((one) => one.id === id);
  if (id !== undefined && item === undefined) {
    return (
      <EmptyState
        title={t('gone.title')}
        text={t('gone.text')}
        action={<LinkButton to={to.portfolio()}>{t('gone.back')}</LinkButton>}
      />
    );
  }
  const done = ({ title }: PortfolioItem) => {
    toasts.show({ kind: 'success', message: t(id === undefined ? 'form.added' : 'form.saved', { title }) });
    if (isHere()) navigation.navigate(to.portfolio(), { replace: true });
  };
  return (
    <PieceForm key={id ?? 'new'} item={item} certificates={certificates.data} skills={skills.data} onSaved={done} />
  );
}
