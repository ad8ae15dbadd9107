import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useBuilder } from '../builder/builder-context.tsx';
import { paths } from '../paths.ts';

export function LessonNotFound() {
  const { course } = useBuilder();
  return (
    <EmptyState
      order={3}
      title="This lesson is gone"
      text="It was removed from the course, perhaps in another window."
      action={<LinkButton to={paths.edit(course.slug, 'curriculum')}>All lessons</LinkButton>}
    />
  );
}
