import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { stopwatch } from '@stoa/shared/i18n/stopwatch.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert } from '@stoa/shared/kit';
import { useRecordingText } from '../../../messages/recording.ts';
import type { RoomRecorder } from './room-recorder.ts';
import classes from './recordings.module.css';

const SECOND_MS = 1_000;

/** How long one has recorded and how much, or why one records no more. */
export function RecordingNote({ recorder }: { recorder: RoomRecorder }) {
  const t = useRecordingText();
  const format = useFormat();
  const { phase, recording, problem } = useStore(recorder.store);
  const now = useSeconds(phase === 'on');
  useGuard(phase !== 'off');
  const isOn = phase === 'on' && recording !== undefined;
  return (
    <>
      {isOn && (
        // It counts on in silence.
        <p className={classes.note}>
          {t('record.now', {
            time: stopwatch(Math.max(0, now - recording.startedAt) / SECOND_MS),
            size: format.bytes(recording.bytes),
          })}
        </p>
      )}
      <p role="status" className={classes.note}>
        {phase === 'starting' && t('record.starting')}
        {phase === 'stopping' && t('record.stopping')}
      </p>
      {problem && (
        <Alert color="red" role="alert">
          {t(`problem.${problem}`)}
        </Alert>
      )}
    </>
  );
}

/** Milliseconds since 1970, second by second. */
function useSeconds(isOn: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = window.setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => window.clearInterval(timer);
  }, [isOn]);
  return now;
}

/** Whoever closes the page while they record is asked first. */
function useGuard(isRecording: boolean): void {
  const { navigation } = usePlatform();
  useEffect(() => (isRecording ? navigation.guardUnsaved(() => true) : undefined), [navigation, isRecording]);
}
