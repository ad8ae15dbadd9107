import { Alert, Button, Skeleton } from '@stoa/shared/ui/kit.ts';
import type { Seen } from './action.ts';
import { ChangeList } from './change-list.tsx';
import { useChanges } from './use-releases.ts';
import classes from './action-modal.module.css';

interface ChangedMeanwhileProps {
  seen: Seen;
  now: Seen;
  onLookAgain(): void;
  onCancel(): void;
}

/** Somebody else was faster: shows what they did, and lets the operator decide again on that. */
export function ChangedMeanwhile({ seen, now, onLookAgain, onCancel }: ChangedMeanwhileProps) {
  const changes = useChanges(seen.channel, { limit: 20 });
  const newer = changes.data?.filter(({ revision }) => revision > seen.revision) ?? [];
  return (
    <div className={classes.form}>
      <Alert color="yellow" role="alert" title={`${seen.channel} has changed since you looked`}>
        Nothing of yours was done. Read what changed, then decide again.
      </Alert>
      {newer.length > 0 ? (
        <ChangeList changes={newer} />
      ) : (
        <Skeleton height="4rem" role="status" aria-label="Reading what changed" />
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={onLookAgain} disabled={now.revision <= seen.revision} data-autofocus>
          Decide again
        </Button>
      </div>
    </div>
  );
}
