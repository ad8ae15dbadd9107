import { bytesText } from '@stoa/shared/ui/format.ts';
import { Button, Loader, Progress } from '@stoa/shared/ui/kit.ts';
import { useUploads } from './upload-context.tsx';
import classes from './upload-progress.module.css';
import type { UploadState } from './upload-state.ts';

interface UploadProgressProps {
  slot: string;
  name: string;
  state: UploadState;
}

const words: Record<UploadState['kind'], string> = {
  sending: 'Uploading',
  paused: 'Paused',
  waiting: 'Connection lost. Trying again…',
  checking: 'The server checks the file…',
  ready: 'Ready',
  rejected: 'Not accepted',
  failed: 'Interrupted',
};

export function UploadProgress({ slot, name, state }: UploadProgressProps) {
  const { pause, resume, cancel } = useUploads().getState();
  const percent = 'total' in state && state.total > 0 ? Math.floor((state.sent / state.total) * 100) : 0;
  const isStopped = state.kind === 'paused' || state.kind === 'failed';
  return (
    <div className={classes.progress} data-kind={state.kind}>
      <div className={classes.line}>
        <span className={classes.name}>{name}</span>
        <span role="status">{words[state.kind]}</span>
      </div>
      {'total' in state ? (
        <>
          <Progress.Root size="md">
            <Progress.Section
              value={percent}
              aria-label={`Upload of ${name}`}
              striped={state.kind === 'sending'}
              {...(isStopped && { color: 'gray' })}
            />
          </Progress.Root>
          <span className={classes.bytes}>
            {percent}% · {bytesText(state.sent)} of {bytesText(state.total)}
          </span>
        </>
      ) : (
        <Loader size="sm" aria-hidden="true" />
      )}
      {state.kind === 'failed' && (
        <p className={classes.message} role="alert">
          {state.message}
        </p>
      )}
      <div className={classes.buttons}>
        {state.kind === 'sending' && (
          <Button size="compact-sm" variant="default" onClick={() => pause(slot)}>
            Pause
          </Button>
        )}
        {state.kind === 'paused' && (
          <Button size="compact-sm" onClick={() => resume(slot)}>
            Resume
          </Button>
        )}
        {state.kind === 'failed' && (
          <Button size="compact-sm" onClick={() => resume(slot)}>
            Try again
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => cancel(slot)}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
