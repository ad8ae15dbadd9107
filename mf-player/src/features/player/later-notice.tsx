import type { PlayerLesson } from '@stoa/shared/contract/learning/player.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Alert } from '@stoa/shared/kit';
import { useOpeningsText } from '../../messages/openings.ts';
import { OpensLater } from './opens-later.tsx';

/** In place of a lesson that was asked for and is closed for now. */
export function LaterNotice({ lesson }: { lesson: PlayerLesson }) {
  const t = useOpeningsText();
  return (
    <Alert color="blue" title={t('later', { title: lesson.title })}>
      <OpensLater waits={lesson.waits_for ?? []} />
      {lesson.waits_for?.map(
        (wait) =>
          wait.kind === 'course' && (
            <p key={wait.slug}>
              <LinkAnchor to={to.courseInfo({ slug: wait.slug })}>{t('course.open', { name: wait.name })}</LinkAnchor>
            </p>
          ),
      )}
    </Alert>
  );
}
