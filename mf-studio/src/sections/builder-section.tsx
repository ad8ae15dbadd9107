import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { Suspense } from 'react';
import { useBuilder } from '../builder/builder-context.tsx';
import type { SectionKey } from '../builder/sections.ts';
import { hrefOfLine } from './href-of-line.ts';
import { LessonNotFound } from '../features/curriculum/lesson-not-found.tsx';

const BasicsSection = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "fields" */ '../features/courses/basics-section.tsx')).BasicsSection,
}));
const DescriptionSection = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "fields" */ '../features/courses/description-section.tsx'))
    .DescriptionSection,
}));
const AudienceSection = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "audience" */ '../features/courses/audience-section.tsx'))
    .AudienceSection,
}));
const PriceSection = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "fields" */ '../features/courses/price-section.tsx')).PriceSection,
}));
const MediaSection = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "media" */ './media-section.tsx')).MediaSection,
}));
const CurriculumSection = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "curriculum" */ './curriculum-section.tsx')).CurriculumSection,
}));
const LessonPanel = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "lesson" */ './lesson-panel.tsx')).LessonPanel,
}));
const ReviewSection = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "review" */ '../features/review/review-section.tsx')).ReviewSection,
}));

const VersionHistory = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "review" */ '../features/history/version-history.tsx')).VersionHistory,
}));
const OpenComments = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "review" */ '../features/review/open-comments.tsx')).OpenComments,
}));

interface BuilderSectionProps {
  section: SectionKey;
  lessonId: string | null;
}

/** Each part's code comes when it is opened; above it stands what reviewers wrote of it. */
export function BuilderSection(props: BuilderSectionProps) {
  const { section } = props;
  const { course } = useBuilder();
  const hasOpen = section !== 'review' && course.comments.some(({ resolved_at }) => resolved_at === null);
  return (
    <>
      {hasOpen && (
        <Suspense fallback={null}>
          <OpenComments {...props} />
        </Suspense>
      )}
      <SectionContent {...props} />
    </>
  );
}

function SectionContent({ section, lessonId }: BuilderSectionProps) {
  const { course } = useBuilder();
  switch (section) {
    case 'basics':
      return <BasicsSection />;
    case 'description':
      return <DescriptionSection />;
    case 'audience':
      return <AudienceSection />;
    case 'curriculum': {
      if (lessonId === null) return <CurriculumSection />;
      const lesson = course.modules.flatMap((module) => module.lessons).find(({ id }) => id === lessonId);
      return lesson ? <LessonPanel key={lesson.id} lesson={lesson} /> : <LessonNotFound />;
    }
    case 'media':
      return <MediaSection />;
    case 'price':
      return <PriceSection />;
    case 'team':
      return null;
    case 'review':
      return (
        <>
          <ReviewSection hrefOf={(line) => hrefOfLine(course, line)} />
          <VersionHistory />
        </>
      );
  }
}
