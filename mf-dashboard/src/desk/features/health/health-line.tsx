import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { UnsettledSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useHealthText } from '../../messages/health.ts';
import { useSiteChecks } from './use-site-health.ts';

/** On the first page of those who run the site, where something is wrong. */
export function HealthLine() {
  const { permissions } = useSession();
  return permissions.includes('view-admin-dashboard') ? <WrongParts /> : null;
}

/** What is wrong, and the way to it; nothing while all is fine. */
function WrongParts() {
  const t = useHealthText();
  const format = useFormat();
  const checks = useSiteChecks();
  if (checks.some(({ isPending }) => isPending)) {
    return <UnsettledSkeleton height="3rem" label={t('measuring', { name: t('title') })} />;
  }
  const wrong = checks.flatMap(({ data }) => (data && data.state !== 'fine' ? [data] : []));
  if (wrong.length === 0) return null;
  const isFailing = wrong.some(({ state }) => state === 'failing');
  const parts = format.list(wrong.map(({ check }) => t(`check.${check}`)));
  return (
    <Alert color={isFailing ? 'red' : 'yellow'} role="status">
      {t(isFailing ? 'line.failing' : 'line.attention', { parts })}{' '}
      <LinkAnchor to={to.siteHealth()} underline="always">
        {t('line.see')}
      </LinkAnchor>
    </Alert>
  );
}
