import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useCoursesText } from '../messages/courses.ts';
import { OwnCourses } from '../sections/own-courses.tsx';

export default function ManageCoursesScreen() {
  const t = useCoursesText();
  const mayCreate = useSession().permissions.includes('create-course');
  const words = {
    title: t('title'),
    subtitle: t('subtitle'),
    create: t('create'),
    first: t('first.title'),
    firstText: t('first.text'),
  };
  return <OwnCourses words={words} createAt={mayCreate ? to.createCourse() : undefined} />;
}
