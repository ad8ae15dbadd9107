import { Container } from '@stoa/shared/ui/kit.ts';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { ContinueDraft } from '../features/courses/continue-draft.tsx';
import { CreateCourseForm } from '../features/courses/create-course-form.tsx';
import { paths } from '../paths.ts';
import classes from './create-course-screen.module.css';

export function CreateCourseScreen() {
  return (
    <Container size="var(--stoa-width-reading)" className={classes.screen}>
      <PageHeader
        title="Create a course"
        subtitle="Three answers make a draft. Only you can see it until it is published."
        breadcrumbs={[{ label: 'Your courses', to: paths.manage() }, { label: 'Create a course' }]}
      />
      <ContinueDraft />
      <div className={classes.panel}>
        <CreateCourseForm />
      </div>
    </Container>
  );
}
