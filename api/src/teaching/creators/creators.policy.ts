import { Problem, forbidden } from '../../kernel/problem.ts';
import { may, type Viewer } from '../../kernel/viewer.ts';

/** Those who learn here and may become creators, and those who are. */
export function requireMayHavePackage(viewer: Viewer): void {
  const isForThem = (['create-course', 'view-course-all-videos', 'view-course-first-video'] as const).some((right) =>
    may(viewer, right),
  );
  if (!isForThem) throw forbidden();
}

/** Everyone but partners: who makes learning paths holds no course permission (the bars show by that). */
export function requireMayAsk(viewer: Viewer): void {
  if (may(viewer, 'create-learning-path')) throw forbidden();
}

/** Nobody judges themselves. */
export function requireNotOwnRequest(viewer: Viewer, { userId }: { userId: string }): void {
  if (viewer.user.id === userId) throw new Problem('own_request', 'You cannot decide on your own request.');
}
