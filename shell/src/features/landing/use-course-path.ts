import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { useFrame } from '../../context/frame-context.tsx';

/** Where a course is shown: its own page, or the player while no remote offers that page. */
export function useCoursePath(): (slug: string) => string {
  const { hasScreen } = useFrame();
  return (slug) => (hasScreen(addresses.courseInfo) ? to.courseInfo({ slug }) : to.player({ slug }));
}

/** Where a teacher's name leads, while a remote shows teachers. */
export function useInstructorPath(): (id: string) => string | undefined {
  const { hasScreen } = useFrame();
  return (id) => (hasScreen(addresses.instructor) ? to.instructor({ id }) : undefined);
}
