import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { courseListFor } from '@stoa/shared/contract/teaching/course-list.ts';
import { makesCourses } from '@stoa/shared/contract/teaching/course-makers.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { Alert } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { courseTone, StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useBuilderText } from '../messages/builder.ts';
import { useCoursesText } from '../messages/courses.ts';
import { SaveState } from '../saving/save-state.tsx';
import { BuilderLayout } from '../ui/builder-layout.tsx';
import { SectionNav } from '../ui/section-nav.tsx';
import { useBuilder } from './builder-context.tsx';
import type { SectionKey } from './sections.ts';
import { useSaveWords } from './use-save-words.ts';
import { useSectionLinks } from './use-section-links.ts';

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
  const links = useSectionLinks();
  const { course } = useBuilder();
  const list = courseListFor(useSession().permissions);
  return (
    <BuilderLayout
      header={
        <PageHeader
          title={course.name}
          breadcrumbs={[{ label: courses('title'), to: list }, { label: t('crumb') }]}
          actions={
            <>
              {mayAnnounce(course) && (
                <LinkButton variant="default" to={to.courseReports({ tab: 'announcements', course: course.id })}>
                  {t('announce')}
                </LinkButton>
              )}
              <LinkButton
                variant="default"
                to={to.preview({ slug: course.slug })}
                leftSection={<IconEye size={18} aria-hidden="true" />}
              >
                {t('preview')}
              </LinkButton>
            </>
          }
        />
      }
      bar={
        <>
          <StatusBadge tone={courseTone(course.status)}>{word(`status.${course.status}`)}</StatusBadge>
          {course.is_micro && <StatusBadge tone="neutral">{word('micro')}</StatusBadge>}
          {course.has_revision && <StatusBadge tone="info">{t('revision')}</StatusBadge>}
          <SaveState words={words} onCompare={onCompare} />
        </>
      }
      notice={<ReadOnlyNotice section={section} />}
      nav={<SectionNav label={t('sections')} links={links} active={section} />}
    >
      {children}
    </BuilderLayout>
  );
}

/** Once it had learners, who answers to them writes to them. */
const mayAnnounce = ({ rights, status }: CourseBuilder): boolean =>
  rights.includes('grade') && (status === 'published' || status === 'unpublished');

/** Why the fields are shut, and whom to ask. */
function ReadOnlyNotice({ section }: { section: SectionKey }) {
  const t = useBuilderText();
  const { course, isReadOnly } = useBuilder();
  // Who was a creator is told so by the screen.
  const mayCreate = makesCourses(useSession().permissions);
  if (!isReadOnly || section === 'team') return null;
  if (course.rights.length > 0 && !course.rights.includes('edit')) {
    return <Alert title={t('readOnly.title')}>{t('readOnly.right', { owner: course.creator.full_name })}</Alert>;
  }
  if (section === 'review' || !mayCreate) return null;
  return course.status === 'in_review' ? (
    <Alert title={t('inReview.title')}>{t('inReview.text', { section: t('section.review') })}</Alert>
  ) : (
    <Alert title={t('readOnly.title')}>{t('readOnly.text')}</Alert>
  );
}
