import { Alert, Button, Skeleton } from '@stoa/shared/kit';
import { useAuditVerdict } from './use-audit.ts';
import classes from './audit.module.css';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useReleasesText } from '../../messages/releases.ts';

/** Whether the log is what it was when it was written: every entry holds the hash of the one before. */
export function AuditVerdictBanner() {
  const t = useReleasesText();
  const errorText = useErrorText();
  const verdict = useAuditVerdict();
  if (verdict.isPending) return <Skeleton height="4rem" role="status" aria-label={t('audit.verifying')} />;
  if (verdict.isError) {
    return (
      <Alert color="yellow" role="alert" title={t('audit.unverified')}>
        <p>{errorText(verdict.error)}</p>
        <Button variant="default" mt="sm" loading={verdict.isFetching} onClick={() => void verdict.refetch()}>
          {t('audit.again')}
        </Button>
      </Alert>
    );
  }
  const { valid, entries, broken_at, reason } = verdict.data;
  if (!valid) {
    return (
      <Alert color="red" role="alert" title={t('audit.broken', { seq: broken_at ?? '?' })}>
        {t('audit.broken.text', { reason: reason ?? '' })}
      </Alert>
    );
  }
  return (
    <Alert color="green" title={t('audit.verified')}>
      <span className={classes.verdict}>
        {entries === 0 ? t('audit.verified.none') : t('audit.verified.all', { count: entries })}
      </span>
    </Alert>
  );
}
