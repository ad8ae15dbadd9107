import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Player } from '@stoa/shared/contract/learning/player.ts';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Button } from '@stoa/shared/kit';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { usePlayerText } from '../../messages/player.ts';
import { type LessonClock, LessonClockProvider } from './lesson-clock.ts';

const DiscussionPanel = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "discussion" */ './discussion-panel.tsx')).DiscussionPanel,
}));

interface DiscussionPlaceProps {
  player: Player;
  lessonId: string;
  clock: LessonClock;
}

/** What is asked about the lesson, for those who take part; fetched when it is opened, or by an address that names one. */
export function DiscussionPlace({ player, lessonId, clock }: DiscussionPlaceProps) {
  const t = usePlayerText();
  const { course, enrollment: enrolment } = player;
  const { user, permissions } = useSession();
  const [search] = useSearchParams();
  const named = search.get('discussion');
  const [choice, setChoice] = useState<{ named: string | null; isOpen: boolean }>({ named: null, isOpen: false });
  // An address that names another one opens it anew.
  const isOpen = (named !== null && named !== choice.named) || choice.isOpen;
  if (enrolment === null && user?.id !== course.creator.id && !permissions.includes('review-course')) return null;
  return (
    <div>
      <Button variant="default" aria-expanded={isOpen} onClick={() => setChoice({ named, isOpen: !isOpen })}>
        {t('discussion')}
      </Button>
      {isOpen && (
        <Suspense fallback={<RowSkeleton count={2} />}>
          <LessonClockProvider value={clock}>
            <DiscussionPanel key={lessonId} course={course} lessonId={lessonId} />
          </LessonClockProvider>
        </Suspense>
      )}
    </div>
  );
}
