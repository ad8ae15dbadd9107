import { forbidden } from '../problem.ts';
import { may, type Viewer } from '../roles/viewer.ts';

/** Those who learn here and may become creators, and those who are. */
export function requireMayHavePackage(viewer: Viewer): void {
  const isForThem = (['create-course', 'view-course-all-videos', 'view-course-first-video'] as const).some((right) =>
    may(viewer, right),
  );
  if (!isForThem) throw forbidden();
}
