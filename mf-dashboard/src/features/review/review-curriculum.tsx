import type { CourseBuilder } from '@stoa/shared/contract/creating.ts';
import { lessonTimeText } from '@stoa/shared/ui/format.ts';
import { Title } from '@stoa/shared/ui/kit.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { paths } from '../../paths.ts';
import classes from './review-curriculum.module.css';

const kinds = { video: 'Video', text: 'Text', document: 'Document', quiz: 'Quiz' };

/** Every lesson, one step from being seen as a learner sees it. */
export function ReviewCurriculum({ course }: { course: CourseBuilder }) {
  return (
    <div className={classes.modules}>
      {course.modules.map((module) => (
        <section key={module.id} aria-label={module.title}>
          <Title order={3} size="h5">
            {module.title}
          </Title>
          <ol className={classes.lessons}>
            {module.lessons.map((lesson) => (
              <li key={lesson.id} className={classes.lesson}>
                <LinkAnchor to={paths.preview(course.slug, lesson.id)}>{lesson.title}</LinkAnchor>
                <span className={classes.facts}>
                  {[kinds[lesson.kind], lesson.duration_s > 0 && lessonTimeText(lesson)].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
