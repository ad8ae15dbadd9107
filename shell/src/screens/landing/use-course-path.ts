import { useFrame } from '../../context/frame-context.tsx';

/** Where a course is shown: its own page, or the player while no remote offers that page. */
export function useCoursePath(): (slug: string) => string {
  const { hasScreen } = useFrame();
  return (slug) => (hasScreen('/course-info/:slug') ? `/course-info/${slug}` : `/course/${slug}`);
}
