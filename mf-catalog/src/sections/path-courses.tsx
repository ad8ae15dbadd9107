import type { LearningPathDetails } from '@stoa/shared/contract/market/learning-paths.ts';
import { Badge, Text } from '@stoa/shared/kit';
import { Section } from '@stoa/shared/ui/section.tsx';
import { ResultCard } from '../features/courses/result-card.tsx';
import { isCompleted } from '../features/enrolment/path-standing.ts';
import { useLearningPathText } from '../messages/learning-path-info.ts';
import classes from './path-courses.module.css';

type Courses = LearningPathDetails['courses'];

/** What is in a path, in its order, and what of it is done; what waits says for which course. */
export function PathCourses({ learningPath }: { learningPath: LearningPathDetails }) {
  const t = useLearningPathText();
  const { courses, enforce_course_order } = learningPath;
  return (
    <Section title={t('courses.title')} lead={enforce_course_order ? t('courses.inOrder') : t('courses.anyOrder')}>
      <ol className={classes.steps}>
        {courses.map((step, index) => (
          <li key={step.course.id} className={classes.step} value={step.order}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <Step step={step} before={courses.slice(0, index)} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Step({ step, before }: { step: Courses[number]; before: Courses }) {
  const t = useLearningPathText();
  const { required, course, percentage, waits } = step;
  const first = before.find((one) => one.required && one.course.student_percentage !== null && !isCompleted(one));
  const done = isCompleted(step) ? 100 : (percentage ?? course.student_percentage);
  return (
    <div className={classes.course}>
      {!required && (
        <Badge variant="light" color="gray">
          {t('courses.optional')}
        </Badge>
      )}
      {waits && first && <Text size="sm">{t('courses.waits', { course: first.course.name })}</Text>}
      <ResultCard course={{ ...course, student_percentage: done }} waits={waits} />
    </div>
  );
}
