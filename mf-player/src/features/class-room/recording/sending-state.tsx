import { useStore } from 'zustand';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { UploadState } from '@stoa/shared/files/upload-state.ts';
import { useFileRefusal } from '@stoa/shared/files/use-file-refusal.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert, Button, Progress, Text } from '@stoa/shared/kit';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useRecordingText } from '../../../messages/recording.ts';
import type { Sending } from './recording-sender.ts';
import type { KeptRecording } from './shelf.ts';
import type { Recordings } from './use-recordings.ts';
import classes from './recordings.module.css';

interface SendingStateProps {
  recording: KeptRecording;
  sending: Sending;
  recordings: Recordings;
}

/** How far a recording has come, and what its person has to say to it. */
export function SendingState({ recording, sending, recordings }: SendingStateProps) {
  const t = useRecordingText();
  const format = useFormat();
  switch (sending.kind) {
    case 'finishing':
      return (
        <Share
          value={sending.share}
          words={t('send.finishing', { share: format.percent(Math.floor(sending.share * 100)) })}
        />
      );
    case 'uploading':
      return <Upload recording={recording} recordings={recordings} />;
    case 'placing':
      return (
        <p role="status" className={classes.note}>
          {t('send.ready')}
        </p>
      );
    case 'second':
      return <Second recording={recording} recordings={recordings} />;
    case 'failed':
      return <Failed recording={recording} error={sending.error} recordings={recordings} />;
    case 'done':
      return <Done sending={sending} />;
  }
}

function Share({ value, words }: { value: number; words: string }) {
  const t = useRecordingText();
  return (
    <>
      <Progress.Root size="md">
        <Progress.Section value={Math.floor(value * 100)} aria-label={t('send.progress')} />
      </Progress.Root>
      <p className={classes.note}>{words}</p>
    </>
  );
}

type OfOne = Omit<SendingStateProps, 'sending'>;

function Upload({ recording: { id }, recordings: { uploads } }: OfOne) {
  const t = useRecordingText();
  const fileRefusal = useFileRefusal();
  const uploading = useStore(uploads, (state) => state.uploads.get(id));
  if (uploading === undefined) return null;
  const { state } = uploading;
  const { pause, resume } = uploads.getState();
  if (state.kind === 'rejected') {
    return <FormProblem text={t('send.rejected', { reason: fileRefusal(state.reason) ?? t('send.rejected.why') })} />;
  }
  return (
    <>
      <HowFar state={state} />
      <div className={classes.ways}>
        {state.kind === 'sending' && (
          <Button variant="default" onClick={() => pause(id)}>
            {t('send.pause')}
          </Button>
        )}
        {(state.kind === 'paused' || state.kind === 'failed') && (
          <Button onClick={() => resume(id)}>{t(state.kind === 'paused' ? 'send.resume' : 'send.again')}</Button>
        )}
      </div>
    </>
  );
}

/** The bytes count on in silence; what changes otherwise is read aloud. */
function HowFar({ state }: { state: Exclude<UploadState, { kind: 'rejected' }> }) {
  const t = useRecordingText();
  const format = useFormat();
  const { sent, total } = 'total' in state ? state : { sent: 0, total: 0 };
  const share = total > 0 ? sent / total : 0;
  const words = { sent: format.bytes(sent), total: format.bytes(total) };
  if (state.kind === 'failed') return <FormProblem text={t('send.failed', { failure: state.failure })} />;
  if (state.kind === 'sending') {
    return (
      <Share value={share} words={t('send.sending', { share: format.percent(Math.floor(share * 100)), ...words })} />
    );
  }
  return (
    <p role="status" className={classes.note}>
      {t(`send.${state.kind}`)}
    </p>
  );
}

function Second({ recording, recordings: { sender } }: OfOne) {
  const t = useRecordingText();
  return (
    <Alert color="yellow" role="alert" title={t('second.title')}>
      <Text>{t('second.text')}</Text>
      <div className={classes.ways}>
        <Button variant="default" onClick={() => sender.putOff(recording)}>
          {t('second.keep')}
        </Button>
        <Button color="red" onClick={() => void sender.send(recording, { replaces: true })}>
          {t('second.replace')}
        </Button>
      </div>
    </Alert>
  );
}

const refusals = ['course_in_review', 'forbidden'] as const;

function Failed({ recording, error, recordings: { sender } }: OfOne & { error: unknown }) {
  const t = useRecordingText();
  const refusal = useRefusal(t, refusals);
  return (
    <>
      <FormProblem text={refusal(error)} />
      <div className={classes.ways}>
        <Button onClick={() => void sender.send(recording)}>{t('send.again')}</Button>
      </div>
    </>
  );
}

function Done({ sending: { course, lessonId } }: { sending: Extract<Sending, { kind: 'done' }> }) {
  const t = useRecordingText();
  return (
    <>
      <p role="status" className={classes.title}>
        {t('done.text')}
      </p>
      <div className={classes.ways}>
        <LinkButton
          to={to.editCourse({ slug: course.slug }, { section: 'curriculum', lesson: lessonId })}
          variant="default"
        >
          {t('done.open')}
        </LinkButton>
      </div>
    </>
  );
}
