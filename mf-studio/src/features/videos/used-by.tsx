import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CourseVideo } from '@stoa/shared/contract/teaching/course-files.ts';
import { Text } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useVideosText } from '../../messages/videos.ts';
import classes from './videos.module.css';

/** Links to other lessons that show the same file. */
export function UsedBy({ uses }: { uses: CourseVideo['used_by'] }) {
  const t = useVideosText();
  const { course: own } = useBuilder();
  return (
    <ul className={classes.uses}>
      {uses.map(({ lesson_id: lesson, title, course }) => (
        <li key={lesson}>
          <LinkAnchor to={to.editCourse({ slug: course.slug }, { section: 'curriculum', lesson })} size="sm">
            {course.id === own.id ? title : t('use.elsewhere', { title, course: course.name })}
          </LinkAnchor>
        </li>
      ))}
    </ul>
  );
}

/** The same, beside the file itself; nothing where no other lesson shows it. */
export function AlsoUsedBy({ uses }: { uses: CourseVideo['used_by'] }) {
  const t = useVideosText();
  if (uses.length === 0) return null;
  return (
    <div className={classes.also}>
      <Text size="sm">{t('also')}</Text>
      <UsedBy uses={uses} />
    </div>
  );
}
