import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useMicroText } from '../messages/micro.ts';
import { BeginCourse } from '../sections/begin-course.tsx';

export default function CreateMicroCourseScreen() {
  const t = useMicroText();
  return <BeginCourse title={t('create')} list={{ label: t('title'), to: to.manageMicroCourses() }} isMicro />;
}
