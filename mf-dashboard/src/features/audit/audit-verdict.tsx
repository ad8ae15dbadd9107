import { countText } from '@stoa/shared/ui/format.ts';
import { Alert, Button, Skeleton } from '@stoa/shared/ui/kit.ts';
import { useAuditVerdict } from './use-audit.ts';
import classes from './audit.module.css';

/** Whether the log is what it was when it was written: every entry holds the hash of the one before. */
export function AuditVerdictBanner() {
  const verdict = useAuditVerdict();
  if (verdict.isPending) return <Skeleton height="4rem" role="status" aria-label="Verifying the audit log" />;
  if (verdict.isError) {
    return (
      <Alert color="yellow" role="alert" title="The log could not be verified just now">
        <p>{verdict.error.message}</p>
        <Button variant="default" mt="sm" loading={verdict.isFetching} onClick={() => void verdict.refetch()}>
          Verify again
        </Button>
      </Alert>
    );
  }
  const { valid, entries, broken_at, reason } = verdict.data;
  if (!valid) {
    return (
      <Alert color="red" role="alert" title={`Entry ${broken_at ?? '?'} is not what it was`}>
        {reason} Whatever stands after it cannot be trusted. Keep a copy of the storage before anything else is done.
      </Alert>
    );
  }
  return (
    <Alert color="green" title="Verified">
      <span className={classes.verdict}>
        {entries === 0
          ? 'Nothing is written yet.'
          : `All ${countText(entries, 'entry', 'entries')} are what they were: hashes and signatures join up.`}
      </span>
    </Alert>
  );
}
