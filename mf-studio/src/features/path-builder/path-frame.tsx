import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { Alert } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { courseTone, StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import type { ReactNode } from 'react';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import { usePathsText } from '../../messages/paths.ts';
import { SaveState } from '../../saving/save-state.tsx';
import { BuilderLayout } from '../../ui/builder-layout.tsx';
import { SectionNav } from '../../ui/section-nav.tsx';
import { usePathBuilding } from './path-builder-context.tsx';
import type { PathSection } from './path-sections.ts';
import { ReviewNote } from './review-note.tsx';
import { usePathSaveWords, usePathSectionLinks } from './use-path-words.ts';

interface PathFrameProps {
  section: PathSection;
  /** Shows both texts of what was changed in two windows. */
  onCompare(): void;
  children: ReactNode;
}

/** Head, saving state and the parts of the learning path; one part is drawn inside. */
export function PathFrame({ section, onCompare, children }: PathFrameProps) {
  const t = usePathBuilderText();
  const paths = usePathsText();
  const word = useCourseWords();
  const words = usePathSaveWords();
  const links = usePathSectionLinks();
  const { path } = usePathBuilding();
  return (
    <BuilderLayout
      header={
        <PageHeader
          title={path.title}
          breadcrumbs={[{ label: paths('title'), to: to.viewLearningPath() }, { label: t('crumb') }]}
          actions={
            path.status === 'published' && (
              <LinkButton variant="default" to={to.learningPathInfo({ slug: path.slug })}>
                {paths('action.catalogue')}
              </LinkButton>
            )
          }
        />
      }
      bar={
        <>
          <StatusBadge tone={courseTone(path.status)}>{word(`status.${path.status}`)}</StatusBadge>
          <SaveState words={words} onCompare={onCompare} />
        </>
      }
      notice={<PathNotice section={section} />}
      nav={<SectionNav label={t('sections')} links={links} active={section} />}
    >
      {children}
    </BuilderLayout>
  );
}

/** Why the fields are shut, or what an edit means for those who take the path. */
function PathNotice({ section }: { section: PathSection }) {
  const t = usePathBuilderText();
  const { path, isReadOnly } = usePathBuilding();
  if (section === 'review') return null;
  if (path.status === 'in_review') {
    return <Alert title={t('inReview.title')}>{t('inReview.text', { section: t('section.review') })}</Alert>;
  }
  if (isReadOnly) return <Alert title={t('readOnly.title')}>{t('readOnly.text')}</Alert>;
  if (path.review_note !== null) return <ReviewNote />;
  return path.status === 'published' ? <Alert title={t('live.title')}>{t('live.text')}</Alert> : null;
}
