import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { Alert, Container } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { courseTone, StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useBuilderText } from '../messages/builder.ts';
import { useCoursesText } from '../messages/courses.ts';
import { useBuilder } from './builder-context.tsx';
import classes from './builder-frame.module.css';
import { SaveState } from '../saving/save-state.tsx';
import { SectionNav } from './section-nav.tsx';
import type { SectionKey } from './sections.ts';
import { useSaveWords } from './use-save-words.ts';

interface BuilderFrameProps {
  section: SectionKey;
  /** Shows both texts of what was changed in two windows. */
  onCompare(): void;
  children: ReactNode;
}

/** Head, saving state and the parts of the course; one part is drawn inside. */
export function BuilderFrame({ section, onCompare, children }: BuilderFrameProps) {
  const t = useBuilderText();
  const courses = useCoursesText();
  const word = useCourseWords();
  const words = useSaveWords();
  const { course, isReadOnly } = useBuilder();
  // Who was a creator is told so by the screen.
  const mayCreate = useSession().permissions.includes('create-course');
  const isWithoutRight = course.rights.length > 0 && !course.rights.includes('edit');
  const isInReview = course.status === 'in_review';
  return (
    <Container className={classes.frame}>
      <PageHeader
        title={course.name}
        breadcrumbs={[{ label: courses('title'), to: to.manageCourses() }, { label: t('crumb') }]}
        actions={
          <LinkButton
            variant="default"
            to={to.preview({ slug: course.slug })}
            leftSection={<IconEye size={18} aria-hidden="true" />}
          >
            {t('preview')}
          </LinkButton>
        }
      />
      <div className={classes.bar}>
        <StatusBadge tone={courseTone(course.status)}>{word(`status.${course.status}`)}</StatusBadge>
        {course.has_revision && <StatusBadge tone="info">{t('revision')}</StatusBadge>}
        <SaveState words={words} onCompare={onCompare} />
      </div>
      {isReadOnly && isWithoutRight && section !== 'team' && (
        <Alert className={classes.notice} title={t('readOnly.title')}>
          {t('readOnly.right', { owner: course.creator.full_name })}
        </Alert>
      )}
      {isReadOnly && !isWithoutRight && !['review', 'team'].includes(section) && mayCreate && (
        <Alert className={classes.notice} title={isInReview ? t('inReview.title') : t('readOnly.title')}>
          {isInReview ? t('inReview.text', { section: t('section.review') }) : t('readOnly.text')}
        </Alert>
      )}
      <div className={classes.columns}>
        <SectionNav active={section} />
        <div className={classes.part}>{children}</div>
      </div>
    </Container>
  );
}
