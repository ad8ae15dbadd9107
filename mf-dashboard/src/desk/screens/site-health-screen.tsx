import { siteChecks } from '@stoa/shared/contract/administration/site-health-words.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Button } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { CheckCard } from '../features/health/check-card.tsx';
import classes from '../features/health/health.module.css';
import { RemotesHealth } from '../features/health/remotes-health.tsx';
import { useMeasureAgain } from '../features/health/use-site-health.ts';
import { useHealthText } from '../messages/health.ts';

/** For those who run the site: how each part of it fares, and what to do where one does not. */
export default function SiteHealthScreen() {
  const t = useHealthText();
  const { permissions } = useSession();
  const measureAgain = useMeasureAgain();
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t('lead')}
        actions={
          <Button variant="default" onClick={measureAgain}>
            {t('again')}
          </Button>
        }
      />
      <div className={classes.cards}>
        {siteChecks.map((check) => (
          <CheckCard key={check} check={check} />
        ))}
      </div>
      {permissions.includes('manage-releases') && <RemotesHealth />}
    </Page>
  );
}
