import { statusNames } from '@stoa/shared/contract/course-words.ts';
import { Alert, Container } from '@stoa/shared/ui/kit.ts';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { courseTone, StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { useBuilder } from './builder-context.tsx';
import classes from './builder-frame.module.css';
import { SaveState } from './save-state.tsx';
import { SectionNav } from './section-nav.tsx';
import type { SectionKey } from './sections.ts';

/** Head, saving state and the parts of the course; one part is drawn inside. */
export function BuilderFrame({ section, children }: { section: SectionKey; children: ReactNode }) {
  const { course, isReadOnly } = useBuilder();
  return (
    <Container className={classes.frame}>
      <PageHeader
        title={course.name}
        breadcrumbs={[{ label: 'Your courses', to: paths.manage() }, { label: 'Edit' }]}
        actions={
          <LinkButton
            variant="default"
            to={paths.preview(course.slug)}
            leftSection={<IconEye size={18} aria-hidden="true" />}
          >
            Preview
          </LinkButton>
        }
      />
      <div className={classes.bar}>
        <StatusBadge tone={courseTone(course.status)}>{statusNames[course.status]}</StatusBadge>
        {course.has_revision && <StatusBadge tone="info">Edits wait in a revision until approved</StatusBadge>}
        <SaveState />
      </div>
      {isReadOnly && section !== 'review' && (
        <Alert className={classes.notice} title={course.status === 'in_review' ? 'In review' : 'Read only'}>
          {course.status === 'in_review'
            ? 'Course is in review. Editing disabled. You can withdraw it under “Review & submit”.'
            : 'This course can be looked at but not edited now.'}
        </Alert>
      )}
      <div className={classes.columns}>
        <SectionNav active={section} />
        <div className={classes.part}>{children}</div>
      </div>
    </Container>
  );
}
