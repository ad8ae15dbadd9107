import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Group } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useMicroText } from '../messages/micro.ts';
import { OwnCourses } from '../sections/own-courses.tsx';

/** Beside the courses, for the bar of partners has no place for it: who learns in them, and what they ask. */
const beside = [
  { text: 'reports', at: addresses.courseReports },
  { text: 'questions', at: addresses.courseQuestions },
  { text: 'attendance', at: addresses.attendance },
] as const;

export default function ManageMicroCoursesScreen() {
  const t = useMicroText();
  const { navigation } = usePlatform();
  const words = {
    title: t('title'),
    subtitle: t('subtitle'),
    create: t('create'),
    first: t('first.title'),
    firstText: t('first.text'),
  };
  return (
    <OwnCourses words={words} createAt={to.createMicroCourse()} onlyMicro>
      <Group component="nav" gap="lg" mt="sm" aria-label={t('beside')}>
        {beside
          .filter(({ at }) => navigation.hasScreen(at))
          .map(({ text, at }) => (
            <LinkAnchor key={at} to={at}>
              {t(text)}
            </LinkAnchor>
          ))}
      </Group>
    </OwnCourses>
  );
}
