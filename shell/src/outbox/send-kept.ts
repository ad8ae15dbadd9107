import type { Platform } from '@stoa/shared/federation/platform.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { openKeptEvents, type KeptEvents } from '@stoa/shared/outbox/kept-events.ts';
import { createOutbox } from '@stoa/shared/outbox/outbox.ts';
import { sendWaiting } from '@stoa/shared/outbox/send-waiting.ts';

interface Line extends Pick<Platform, 'events' | 'session' | 'reportError'> {
  api: Pick<Api, 'recordProgress'>;
}

let opened: KeptEvents | undefined;
const keptHere = () => (opened ??= openKeptEvents());

/** Sends what waits of this person, and tells the screens what came of it. @throws where the line is down */
export async function sendKept(userId: string, line: Line, kept: KeptEvents = keptHere()): Promise<void> {
  const outbox = createOutbox(userId, kept);
  await outbox.ready;
  await sendWaiting({
    api: line.api,
    outbox,
    isTheirs: () => line.session.get().user?.id === userId,
    onReply: (_, { enrollment: enrolment }) =>
      line.events.emit('progress-changed', { courseId: enrolment.course_id, percentage: enrolment.percentage }),
    onRefused: line.reportError,
  });
}
