import { Alert, Button, Skeleton } from '@stoa/shared/kit';
import type { Seen } from './action.ts';
import { ChangeList } from './change-list.tsx';
import { useChanges } from './use-releases.ts';
import classes from './action-modal.module.css';
import { useReleasesText } from '../../messages/releases.ts';

interface ChangedMeanwhileProps {
  seen: Seen;
  now: Seen;
  onLookAgain(): void;
  onCancel(): void;
}

/** Somebody else was faster: shows what they did, and lets the operator decide again on that. */
export function ChangedMeanwhile({ seen, now, onLookAgain, onCancel }: ChangedMeanwhileProps) {
  const t = useReleasesText();
  const changes = useChanges(seen.channel, { limit: 20, name: seen.remote.name });
  const newer = changes.data?.filter(({ revision }) => revision > seen.revision) ?? [];
  return (
    <div className={classes.form}>
      <Alert color="yellow" role="alert" title={t('moved.title', { name: seen.remote.name, channel: seen.channel })}>
        {t('moved.text')}
      </Alert>
      {newer.length > 0 ? (
        <ChangeList changes={newer} />
      ) : (
        <Skeleton height="4rem" role="status" aria-label={t('moved.reading')} />
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button onClick={onLookAgain} disabled={now.revision <= seen.revision} data-autofocus>
          {t('moved.again')}
        </Button>
      </div>
    </div>
  );
}
