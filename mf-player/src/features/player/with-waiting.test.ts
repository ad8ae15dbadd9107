import { expect, test } from '@jest/globals';
import type { ProgressEvent } from '@stoa/shared/contract/learning/progress.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { aPlayer, aPlayerLesson } from '../../testing/builders.ts';
import { listLessons } from './use-player.ts';
import { withWaiting } from './with-waiting.ts';

test('a document goes on at the page that was open last, though the server does not know it yet', () => {
  const lesson = aPlayerLesson({ kind: 'document' });
  const seen = (page: number): ProgressEvent => ({
    kind: 'page_seen',
    lesson_id: lesson.id,
    idem_key: anId(page),
    page,
    pages: 4,
  });
  const waitingFor = (...pages: number[]) => listLessons(withWaiting(aPlayer([lesson]), pages.map(seen)))[0]?.progress;
  expect(waitingFor(2, 3, 2)).toMatchObject({ position_s: 2, completed: false });
  expect(waitingFor(4, 3)).toMatchObject({ position_s: 3, completed: true });
});
