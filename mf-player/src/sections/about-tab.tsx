import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { useInstructorLink } from '@stoa/shared/remote/use-instructor-link.ts';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { TellTeacher } from '../features/feedback/tell-teacher.tsx';
import { useLessonTabsText } from '../messages/lesson-tabs.ts';
import type { TabProps } from './tab-list.ts';
import classes from './about-tab.module.css';

/** Whose course it is, and what it is about. */
export function AboutTab({ player, lesson }: TabProps) {
  const { course } = player;
  const t = useLessonTabsText();
  const { id, full_name, initial, profile_image, title } = course.creator;
  const instructorLink = useInstructorLink();
  return (
    <div className={classes.about}>
      <PersonBadge name={full_name} initial={initial} image={profile_image} title={title} to={instructorLink(id)} />
      {course.description.trim() === '' ? <p>{t('about.empty')}</p> : <Markdown text={course.description} />}
      <TellTeacher player={player} lesson={lesson} />
    </div>
  );
}
