import { to } from '@stoa/shared/contract/site/addresses.ts';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useCurriculumText } from '../../messages/curriculum.ts';

export function LessonNotFound() {
  const t = useCurriculumText();
  const { course } = useBuilder();
  return (
    <EmptyState
      order={3}
      title={t('gone.title')}
      text={t('gone.text')}
      action={
        <LinkButton to={to.editCourse({ slug: course.slug }, { section: 'curriculum' })}>{t('panel.back')}</LinkButton>
      }
    />
  );
}
