import { to } from '@stoa/shared/contract/site/addresses.ts';
import { NextStep } from '@stoa/shared/remote/learning-paths/next-step.tsx';
import { PathProgressLine } from '@stoa/shared/remote/learning-paths/path-progress-line.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useLearningPathText } from '../../messages/learning-path-info.ts';
import { EnrolInPathButton, FollowPath } from './path-enrolment.tsx';
import { hadCourses, progressOf, type PathProps } from './path-standing.ts';
import { SinglyNote } from './singly-note.tsx';

/** How far they are, and the course to go on with; courses that came later are opened here. */
export function PathProgress({ learningPath }: PathProps) {
  const t = useLearningPathText();
  const { title, opens } = learningPath;
  const progress = progressOf(learningPath);
  const [first] = hadCourses(learningPath);
  return (
    <>
      <PathProgressLine title={title} progress={progress} />
      <NextStep progress={progress} size="md" fullWidth />
      {first && !progress.next_course && (
        <LinkButton to={to.player({ slug: first.slug })} size="md" fullWidth variant="default">
          {t('panel.again')}
        </LinkButton>
      )}
      {opens.length > 0 && (
        <EnrolInPathButton learningPath={learningPath} variant={progress.next_course ? 'default' : 'filled'}>
          {t('panel.more', { count: opens.length })}
        </EnrolInPathButton>
      )}
      {opens.length === 0 && !learningPath.progress && <FollowPath learningPath={learningPath} />}
      <SinglyNote learningPath={learningPath} />
    </>
  );
}
