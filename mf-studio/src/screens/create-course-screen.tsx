import { Container } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { ContinueDraft } from '../features/courses/continue-draft.tsx';
import { CreateCourseForm } from '../features/courses/create-course-form.tsx';
import { useCoursesText } from '../messages/courses.ts';
import { useCreateText } from '../messages/create.ts';
import { paths } from '../paths.ts';
import classes from './create-course-screen.module.css';

export function CreateCourseScreen() {
  const t = useCreateText();
  const courses = useCoursesText();
  return (
    <Container size="var(--stoa-width-reading)" className={classes.screen}>
      <PageHeader
        title={courses('create')}
        subtitle={t('subtitle')}
        breadcrumbs={[{ label: courses('title'), to: paths.manage() }, { label: courses('create') }]}
      />
      <ContinueDraft />
      <div className={classes.panel}>
        <CreateCourseForm />
      </div>
    </Container>
  );
}
