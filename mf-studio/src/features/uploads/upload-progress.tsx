import type { UploadState } from '@stoa/shared/files/upload-state.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Loader, Progress } from '@stoa/shared/kit';
import { useUploadsText } from '../../messages/uploads.ts';
import { useUploads } from './upload-context.tsx';
import classes from './upload-progress.module.css';

interface UploadProgressProps {
  slot: string;
  name: string;
  state: UploadState;
  /** Where another says whose turn it is. */
  onResume?(slot: string): void;
}

export function UploadProgress({ slot, name, state, onResume }: UploadProgressProps) {
  const t = useUploadsText();
  const format = useFormat();
  const { pause, resume: resumeAtOnce, cancel } = useUploads().getState();
  const resume = onResume ?? resumeAtOnce;
  const percent = 'total' in state && state.total > 0 ? Math.floor((state.sent / state.total) * 100) : 0;
  const isStopped = state.kind === 'paused' || state.kind === 'failed';
  return (
    <div className={classes.progress} data-kind={state.kind}>
      <div className={classes.line}>
        <span className={classes.name}>{name}</span>
        <span role="status">{t(`state.${state.kind}`)}</span>
      </div>
      {'total' in state ? (
        <>
          <Progress.Root size="md">
            <Progress.Section
              value={percent}
              aria-label={t('progress.name', { name })}
              striped={state.kind === 'sending'}
              {...(isStopped && { color: 'gray' })}
            />
          </Progress.Root>
          <span className={classes.bytes}>
            {t('progress.bytes', {
              share: format.percent(percent),
              sent: format.bytes(state.sent),
              total: format.bytes(state.total),
            })}
          </span>
        </>
      ) : (
        <Loader size="sm" aria-hidden="true" />
      )}
      {state.kind === 'failed' && (
        <p className={classes.message} role="alert">
          {t(`failed.${state.failure}`)}
        </p>
      )}
      <div className={classes.buttons}>
        {state.kind === 'sending' && (
          <Button size="compact-sm" variant="default" onClick={() => pause(slot)}>
            {t('progress.pause')}
          </Button>
        )}
        {state.kind === 'paused' && (
          <Button size="compact-sm" onClick={() => resume(slot)}>
            {t('progress.resume')}
          </Button>
        )}
        {state.kind === 'failed' && (
          <Button size="compact-sm" onClick={() => resume(slot)}>
            {t('progress.again')}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => cancel(slot)}>
          {t('progress.cancel')}
        </Button>
      </div>
    </div>
  );
}
