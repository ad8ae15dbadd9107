import type { Uploading, UploadSlot } from '@stoa/shared/files/upload-store.ts';
import type { UploadState } from '@stoa/shared/files/upload-state.ts';
import { useFileRefusal } from '@stoa/shared/files/use-file-refusal.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Progress } from '@stoa/shared/kit';
import { useBrokenRule } from '@stoa/shared/remote/use-broken-rule.ts';
import { useAssignmentText } from '../../../messages/assignment.ts';
import { useWorkRefusal } from './use-hand-in.ts';
import type { WorkFiles } from './use-work-files.ts';
import classes from './files.module.css';

interface UploadRowProps {
  slot: UploadSlot;
  uploading: Uploading;
  files: WorkFiles;
}

/** A file on its way: how far it is, and what can be done with it. */
export function UploadRow({ slot, uploading: { name, state }, files }: UploadRowProps) {
  const t = useAssignmentText();
  const problem = useProblem(name, state, files.notAttached.get(slot));
  const isMoving = 'total' in state;
  const percent = isMoving && state.total > 0 ? Math.floor((state.sent / state.total) * 100) : 0;
  return (
    <li className={classes.row}>
      <div className={classes.upload}>
        <span className={classes.name}>{name}</span>
        {isMoving && (
          <Progress.Root size="md">
            <Progress.Section value={percent} aria-label={t('upload.name', { name })} />
          </Progress.Root>
        )}
        {problem ? (
          <span className={classes.problem} role="alert">
            {problem}
          </span>
        ) : (
          <StateWords state={state} percent={percent} />
        )}
      </div>
      <UploadButtons slot={slot} uploading={{ name, state }} files={files} />
    </li>
  );
}

/** The bytes count on in silence; what changes otherwise is read aloud. */
function StateWords({ state, percent }: { state: UploadState; percent: number }) {
  const t = useAssignmentText();
  const format = useFormat();
  if (state.kind === 'sending') {
    const [sent, total] = [format.bytes(state.sent), format.bytes(state.total)];
    return <span className={classes.hint}>{t('upload.sending', { share: format.percent(percent), sent, total })}</span>;
  }
  if (state.kind === 'rejected' || state.kind === 'failed') return null;
  return (
    <span className={classes.hint} role="status">
      {t(`upload.${state.kind}`)}
    </span>
  );
}

function UploadButtons({ slot, uploading: { name, state }, files }: UploadRowProps) {
  const t = useAssignmentText();
  const { pause, resume } = files.store.getState();
  const again = () => (state.kind === 'ready' ? files.attach(slot, state.file.id) : resume(slot));
  const canTryAgain = state.kind === 'failed' || files.notAttached.has(slot);
  return (
    <div className={classes.buttons}>
      {state.kind === 'sending' && (
        <RowButton label={t('upload.pause', { name })} onClick={() => pause(slot)}>
          {t('upload.pause.short')}
        </RowButton>
      )}
      {state.kind === 'paused' && (
        <RowButton label={t('upload.resume', { name })} onClick={() => resume(slot)}>
          {t('upload.resume.short')}
        </RowButton>
      )}
      {canTryAgain && (
        <RowButton label={t('upload.again', { name })} onClick={again}>
          {t('upload.again.short')}
        </RowButton>
      )}
      {(state.kind !== 'ready' || canTryAgain) && (
        <RowButton
          label={state.kind === 'rejected' ? t('upload.close', { name }) : t('upload.cancel', { name })}
          onClick={() => files.cancel(slot)}
        >
          {state.kind === 'rejected' ? t('upload.close.short') : t('upload.cancel.short')}
        </RowButton>
      )}
    </div>
  );
}

interface RowButtonProps {
  /** Begins with what the button shows, and names its file. */
  label: string;
  onClick(): void;
  children: string;
}

const RowButton = ({ label, onClick, children }: RowButtonProps) => (
  <Button size="compact-sm" variant="default" aria-label={label} onClick={onClick}>
    {children}
  </Button>
);

/** Why a file is not in the work. */
function useProblem(name: string, state: UploadState, notAttached: unknown): string | undefined {
  const t = useAssignmentText();
  const fileRefusal = useFileRefusal();
  const refusal = useWorkRefusal();
  const brokenRule = useBrokenRule();
  if (state.kind === 'rejected') {
    return t('upload.rejected', { name, reason: fileRefusal(state.reason) ?? t('upload.rejected.why') });
  }
  if (state.kind === 'failed') return t('upload.failed', { failure: state.failure });
  if (notAttached === undefined) return undefined;
  return t('upload.notAttached', { name, reason: refusal(notAttached, { invalid: brokenRule(notAttached) }) });
}
