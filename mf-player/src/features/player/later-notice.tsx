import type { PlayerLesson } from '@stoa/shared/contract/learning/player.ts';
import { Alert } from '@stoa/shared/kit';
import { useOpeningsText } from '../../messages/openings.ts';
import { OpensLater } from './opens-later.tsx';

/** In place of a lesson that was asked for and is closed for now. */
export function LaterNotice({ lesson }: { lesson: PlayerLesson }) {
  const t = useOpeningsText();
  return (
    <Alert color="blue" title={t('later', { title: lesson.title })}>
      <OpensLater waits={lesson.waits_for ?? []} />
    </Alert>
  );
}
