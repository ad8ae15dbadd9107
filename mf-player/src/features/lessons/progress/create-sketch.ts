import type { Outbox } from '@stoa/shared/outbox/outbox.ts';
import type { Happened } from './use-record-progress.ts';

/** What a killed page would lose. From one telling to the next it has one key, under which it is drawn over and over. */
export function createSketch(outbox: Outbox | undefined, enrolmentId: string | undefined) {
  let key: string | undefined;
  return {
    draw(lessonId: string, happened: Happened) {
      if (!enrolmentId || !outbox) return;
      key ??= crypto.randomUUID();
      outbox.sketch(enrolmentId, { ...happened, lesson_id: lessonId, idem_key: key });
    },
    /** It was told. */
    erase() {
      if (key) outbox?.erase(key);
      key = undefined;
    },
  };
}
