import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useCoursesText } from '../messages/courses.ts';
import { BeginCourse } from '../sections/begin-course.tsx';

export default function CreateCourseScreen() {
  const t = useCoursesText();
  return <BeginCourse title={t('create')} list={{ label: t('title'), to: to.manageCourses() }} isMicro={false} />;
}
