import { BasicsSection } from '../features/path-builder/basics-section.tsx';
import { CoursesSection } from '../features/path-builder/courses-section.tsx';
import { FeeSection } from '../features/path-builder/fee-section.tsx';
import { ObjectivesSection } from '../features/path-builder/objectives-section.tsx';
import type { PathSection as Section } from '../features/path-builder/path-sections.ts';
import { ReviewSection } from '../features/path-builder/review-section.tsx';
import { PathAssignmentsSection } from './path-assignments-section.tsx';
import { PathBannerSection } from './path-banner-section.tsx';

const contents: Record<Section, () => React.JSX.Element> = {
  basics: BasicsSection,
  courses: CoursesSection,
  assignments: PathAssignmentsSection,
  objectives: ObjectivesSection,
  fee: FeeSection,
  banner: PathBannerSection,
  review: ReviewSection,
};

/** The part of the learning path that is open. */
export function PathSection({ section }: { section: Section }) {
  const Content = contents[section];
  return <Content />;
}
