import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useBuilder } from '../builder/builder-context.tsx';
import { useCurriculumText } from '../messages/curriculum.ts';
import { paths } from '../paths.ts';

export function LessonNotFound() {
  const t = useCurriculumText();
  const { course } = useBuilder();
  return (
    <EmptyState
      order={3}
      title={t('gone.title')}
      text={t('gone.text')}
      action={<LinkButton to={paths.edit(course.slug, 'curriculum')}>{t('panel.back')}</LinkButton>}
    />
  );
}
