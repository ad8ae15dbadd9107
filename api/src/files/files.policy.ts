import { forbidden } from '../problem.ts';
import { may, type Viewer } from '../roles/viewer.ts';
import type { FileRow } from './files.tables.ts';

export function requireMayUpload(viewer: Viewer): void {
  const makesContent = may(viewer, 'create-course') || may(viewer, 'create-learning-path');
  if (!makesContent) throw forbidden();
}

/** The owner, and reviewers, who must see what they review. */
export const canSeeFile = (viewer: Viewer, file: FileRow): boolean =>
  viewer.user.id === file.ownerId || may(viewer, 'review-course');
