import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { Title } from '@stoa/shared/kit';
import { PackageFacts } from '@stoa/shared/remote/scorm/package-facts.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { ReviewAssignment } from './review-assignment.tsx';
import { ReviewClasses } from './review-classes.tsx';
import { ReviewChapters } from './review-chapters.tsx';
import { ReviewResources } from './review-resources.tsx';
import classes from './review-curriculum.module.css';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useReviewText } from '../../messages/review.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';

/** Every lesson, one step from being seen as a learner sees it. */
export function ReviewCurriculum({ course }: { course: CourseBuilder }) {
  const t = useReviewText();
  const word = useCourseWords();
  const format = useFormat();
  return (
    <div className={classes.modules}>
      {course.resources.length > 0 && <ReviewResources resources={course.resources} />}
      {course.modules.map((module) => (
        <section key={module.id} aria-label={module.title}>
          <Title order={3} size="h5">
            {module.title}
          </Title>
          <ol className={classes.lessons}>
            {module.lessons.map((lesson) => (
              <li key={lesson.id} className={classes.lesson}>
                <LinkAnchor to={to.preview({ slug: course.slug }, { lesson: lesson.id })}>{lesson.title}</LinkAnchor>
                <span className={classes.facts}>
                  {[
                    word(`lessonKind.${lesson.kind}`),
                    lesson.kind !== 'assignment' && lesson.duration_s > 0 && format.lessonTime(lesson),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {(lesson.kind === 'video' || lesson.kind === 'audio') && lesson.captions_file === null && (
                  <span className={classes.waiver}>
                    {course.captions_waiver
                      ? t('captions.waived', { reason: course.captions_waiver })
                      : t('captions.none')}
                  </span>
                )}
                {lesson.kind === 'scorm' && lesson.file?.state === 'ready' && (
                  <details>
                    <summary>{t('package.holds')}</summary>
                    <PackageFacts fileId={lesson.file.id} />
                  </details>
                )}
                {lesson.kind === 'live' && <ReviewClasses courseId={course.id} lessonId={lesson.id} />}
                {lesson.embed_url && <span className={classes.facts}>{lesson.embed_url}</span>}
                {lesson.chapters.length > 0 && <ReviewChapters chapters={lesson.chapters} />}
                {lesson.resources.length > 0 && <ReviewResources resources={lesson.resources} />}
                {lesson.assignment && <ReviewAssignment assignment={lesson.assignment} />}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
