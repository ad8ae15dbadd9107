import { Button, Container } from '@stoa/shared/kit';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { useState } from 'react';
import { ContinueDraft } from '../features/courses/continue-draft.tsx';
import { CreateCourseForm } from '../features/courses/create-course-form.tsx';
import { useCreateText } from '../messages/create.ts';
import classes from '../ui/begin.module.css';

const ImportCourse = lazyDialog(
  async () => (await import(/* webpackChunkName: "scorm-export" */ './import-course-modal.tsx')).ImportCourseModal,
);

interface BeginCourseProps {
  title: string;
  /** Where such courses are listed. */
  list: { label: string; to: string };
  isMicro: boolean;
}

/** A course begins with its title, or comes whole from a file. */
export function BeginCourse({ title, list, isMicro }: BeginCourseProps) {
  const t = useCreateText();
  const [isImporting, setImporting] = useState(false);
  return (
    <Container size="var(--stoa-width-reading)" className={classes.screen}>
      <PageHeader
        title={title}
        subtitle={t('subtitle')}
        actions={
          <Button variant="default" onClick={() => setImporting(true)}>
            {t('import')}
          </Button>
        }
        breadcrumbs={[list, { label: title }]}
      />
      <ContinueDraft onlyMicro={isMicro} />
      <div className={classes.panel}>
        <CreateCourseForm isMicro={isMicro} cancelTo={list.to} />
      </div>
      {isImporting && <ImportCourse onClose={() => setImporting(false)} />}
    </Container>
  );
}
