import type { ListedCourse } from '@stoa/shared/contract/market/all-courses.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Button, Group } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useAllCoursesText } from '../../messages/all-courses.ts';

interface CourseActsProps {
  course: ListedCourse;
  onUnpublish(): void;
}

/** Where a course and its figures can be seen, and that it can be taken off. */
export function CourseActs({ course: { id, name, slug, is_public, can_unpublish }, onUnpublish }: CourseActsProps) {
  const t = useAllCoursesText();
  return (
    <Group gap="xs" wrap="nowrap">
      {is_public && (
        <LinkAnchor to={to.courseInfo({ slug })} aria-label={t('page.of', { name })}>
          {t('page')}
        </LinkAnchor>
      )}
      <LinkAnchor to={to.courseReports({ course: id })} aria-label={t('reports.of', { name })}>
        {t('reports')}
      </LinkAnchor>
      {can_unpublish && (
        <Button size="compact-sm" variant="default" aria-label={t('unpublish.of', { name })} onClick={onUnpublish}>
          {t('unpublish')}
        </Button>
      )}
    </Group>
  );
}
