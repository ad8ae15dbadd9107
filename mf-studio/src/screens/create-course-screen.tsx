import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Button, Container } from '@stoa/shared/kit';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { useState } from 'react';
import { ContinueDraft } from '../features/courses/continue-draft.tsx';
import { CreateCourseForm } from '../features/courses/create-course-form.tsx';
import { useCoursesText } from '../messages/courses.ts';
import { useCreateText } from '../messages/create.ts';
import classes from '../ui/begin.module.css';

const ImportCourse = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "scorm-export" */ '../sections/import-course-modal.tsx')).ImportCourseModal,
);

/** A course begins with its title, or comes whole from a file. */
export default function CreateCourseScreen() {
  const t = useCreateText();
  const courses = useCoursesText();
  const [isImporting, setImporting] = useState(false);
  return (
    <Container size="var(--stoa-width-reading)" className={classes.screen}>
      <PageHeader
        title={courses('create')}
        subtitle={t('subtitle')}
        actions={
          <Button variant="default" onClick={() => setImporting(true)}>
            {t('import')}
          </Button>
        }
        breadcrumbs={[{ label: courses('title'), to: to.manageCourses() }, { label: courses('create') }]}
      />
      <ContinueDraft />
      <div className={classes.panel}>
        <CreateCourseForm />
      </div>
      {isImporting && <ImportCourse onClose={() => setImporting(false)} />}
    </Container>
  );
}
