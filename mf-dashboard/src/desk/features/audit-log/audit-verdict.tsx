import { Alert, Button, Skeleton } from '@stoa/shared/kit';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useAuditLogText } from '../../messages/audit-log.ts';
import { useAuditVerdict } from './use-audit-log.ts';

/** Whether the log is what it was when it was written: every entry holds the hash of the one before. */
export function AuditVerdict() {
  const t = useAuditLogText();
  const errorText = useErrorText();
  const verdict = useAuditVerdict();
  if (verdict.isPending) return <Skeleton height="4rem" role="status" aria-label={t('verdict.checking')} />;
  if (verdict.isError) {
    return (
      <Alert color="yellow" role="alert" title={t('verdict.unknown')}>
        <p>{errorText(verdict.error)}</p>
        <Button variant="default" mt="sm" loading={verdict.isFetching} onClick={() => void verdict.refetch()}>
          {t('verdict.again')}
        </Button>
      </Alert>
    );
  }
  const { entries, broken_at } = verdict.data;
  if (broken_at !== null) {
    return (
      <Alert color="red" role="alert" title={t('verdict.broken', { seq: broken_at })}>
        {t('verdict.brokenText', { count: entries })}
      </Alert>
    );
  }
  return (
    <Alert color="green" title={t('verdict.whole')}>
      {entries === 0 ? t('verdict.none') : t('verdict.wholeText', { count: entries })}
    </Alert>
  );
}
