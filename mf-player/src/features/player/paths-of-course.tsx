import { useQuery } from '@tanstack/react-query';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { Group, Text } from '@stoa/shared/kit';
import { NextStep } from '@stoa/shared/remote/learning-paths/next-step.tsx';
import { PathProgressLine } from '@stoa/shared/remote/learning-paths/path-progress-line.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useCompletedText } from '../../messages/completed.ts';
import classes from './course-completed.module.css';

const SHOWN = 3;

/** The learning paths that one takes and this course is in, each with what is next; nothing where there are none. */
export function PathsOfCourse({ courseId }: { courseId: string }) {
  const api = useApi();
  const taken = useQuery({
    queryKey: ['learning-paths', 'of-course', courseId],
    queryFn: ({ signal }) => api.listTakenPaths({ query: { course_id: courseId, per_page: SHOWN }, signal }),
    staleTime: 0,
  });
  return taken.data?.items.map((path) => <PathOfCourse key={path.id} learningPath={path} />);
}

function PathOfCourse({ learningPath }: { learningPath: Reply<'listTakenPaths'>['items'][number] }) {
  const t = useCompletedText();
  const { slug, title, progress } = learningPath;
  return (
    <section className={classes.path} aria-label={title}>
      <Text>
        {t.rich(progress.completed_at === null ? 'path.next' : 'path.done', {
          path: title,
          link: (words) => <LinkAnchor to={to.learningPathInfo({ slug })}>{words}</LinkAnchor>,
        })}
      </Text>
      <PathProgressLine title={title} progress={progress} />
      <Group gap="sm">
        <NextStep progress={progress} size="sm" />
      </Group>
    </section>
  );
}
