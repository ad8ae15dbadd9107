import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Container } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { ContinueDraft } from '../features/courses/continue-draft.tsx';
import { CreateCourseForm } from '../features/courses/create-course-form.tsx';
import { useCoursesText } from '../messages/courses.ts';
import { useCreateText } from '../messages/create.ts';
import classes from '../ui/begin.module.css';

export default function CreateCourseScreen() {
  const t = useCreateText();
  const courses = useCoursesText();
  return (
    <Container size="var(--stoa-width-reading)" className={classes.screen}>
      <PageHeader
        title={courses('create')}
        subtitle={t('subtitle')}
        breadcrumbs={[{ label: courses('title'), to: to.manageCourses() }, { label: courses('create') }]}
      />
      <ContinueDraft />
      <div className={classes.panel}>
        <CreateCourseForm />
      </div>
    </Container>
  );
}
