import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Text } from '@stoa/shared/kit';
import { ProgressLine } from '@stoa/shared/ui/progress-line.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useLearningPathText } from '../../messages/learning-path-info.ts';
import { EnrolInPathButton } from './path-enrolment.tsx';
import { nextCourse, progressOf, type PathProps } from './path-standing.ts';
import { SinglyNote } from './singly-note.tsx';

/** How far they are, and the course to go on with; courses that came later are opened here. */
export function PathProgress({ learningPath }: PathProps) {
  const t = useLearningPathText();
  const { done, percentage } = progressOf(learningPath);
  const next = nextCourse(learningPath);
  const word = percentage === 0 ? 'panel.start' : percentage === 100 ? 'panel.again' : 'panel.continue';
  return (
    <>
      <ProgressLine percentage={percentage} label={learningPath.title} />
      <Text size="sm">{t('panel.progress', { done, count: learningPath.courses.length })}</Text>
      {next && (
        <LinkButton to={to.player({ slug: next.slug })} size="md" fullWidth>
          {t(word)}
        </LinkButton>
      )}
      {learningPath.opens.length > 0 && (
        <EnrolInPathButton learningPath={learningPath} variant={next ? 'default' : 'filled'}>
          {t('panel.more', { count: learningPath.opens.length })}
        </EnrolInPathButton>
      )}
      <SinglyNote learningPath={learningPath} />
    </>
  );
}
