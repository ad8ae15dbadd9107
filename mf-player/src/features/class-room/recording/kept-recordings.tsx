import { useState } from 'react';
import { useStore } from 'zustand';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { saveBlob } from '@stoa/shared/ui/download.ts';
import { useRecordingText } from '../../../messages/recording.ts';
import { SendingState } from './sending-state.tsx';
import type { KeptRecording } from './shelf.ts';
import type { Recordings } from './use-recordings.ts';
import classes from './recordings.module.css';

/** What was recorded in this browser and is no lesson yet: it can be sent, saved elsewhere, or thrown away. */
export function KeptRecordings({ recordings }: { recordings: Recordings }) {
  const t = useRecordingText();
  const { kept } = useStore(recordings.sender.store);
  if (kept.length === 0) return null;
  return (
    <ul aria-label={t('kept.list')} className={classes.list}>
      {kept.map((recording) => (
        <li key={recording.id} className={classes.recording}>
          <Recording recording={recording} recordings={recordings} />
        </li>
      ))}
    </ul>
  );
}

function Recording({ recording, recordings }: { recording: KeptRecording; recordings: Recordings }) {
  const t = useRecordingText();
  const format = useFormat();
  const { sender } = recordings;
  const sending = useStore(sender.store, ({ sendings }) => sendings[recording.id]);
  const { seconds, bytes, startedAt } = recording;
  const facts = { moment: format.moment(new Date(startedAt).toISOString()), size: format.bytes(bytes) };
  const mayLeave = sending === undefined || sending.kind === 'failed' || sending.kind === 'uploading';
  return (
    <>
      {sending?.kind !== 'done' && (
        <>
          <p className={classes.title}>{t('kept.title', { duration: format.duration(seconds) })}</p>
          <p className={classes.note}>{t('kept.facts', facts)}</p>
        </>
      )}
      {sending && <SendingState recording={recording} sending={sending} recordings={recordings} />}
      <div className={classes.ways}>
        {sending === undefined && <Button onClick={() => void sender.send(recording)}>{t('kept.send')}</Button>}
        {mayLeave && <OtherWays recording={recording} recordings={recordings} />}
      </div>
    </>
  );
}

/** What can be done with a film that is not sent. */
function OtherWays({ recording, recordings: { sender } }: { recording: KeptRecording; recordings: Recordings }) {
  const t = useRecordingText();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const [isSaving, setSaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const film = await sender.film(recording);
      saveBlob(film, film.name);
    } catch (error) {
      toasts.show({ kind: 'error', message: t('kept.save.failed', { reason: errorText(error) }) });
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <Button variant="default" loading={isSaving} onClick={() => void save()}>
        {t('kept.save')}
      </Button>
      <Button variant="default" color="red" onClick={() => setAsking(true)}>
        {t('kept.remove')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('kept.remove.title')}
        text={t('kept.remove.text')}
        confirmLabel={t('kept.remove')}
        destructive
        onConfirm={() => {
          setAsking(false);
          void sender.remove(recording);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
