import { Section } from '@stoa/shared/ui/section.tsx';
import { useCourseInfoText } from '../../messages/course-info.ts';
import { FirstCourses } from './first-courses.tsx';
import { useRelatedCourses } from './use-shelves.ts';

/** Nothing stands there while they load, for it is the end of the page; nor where there are none. */
export function RelatedCourses({ slug }: { slug: string }) {
  const t = useCourseInfoText();
  const { data = [] } = useRelatedCourses(slug);
  if (data.length === 0) return null;
  return (
    <Section title={t('related.title')} lead={t('related.lead')}>
      <FirstCourses courses={data} />
    </Section>
  );
}
