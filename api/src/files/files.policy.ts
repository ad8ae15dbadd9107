import type { FilePurpose } from '@stoa/shared/contract/files.ts';
import { forbidden } from '../problem.ts';
import { may, type Viewer } from '../roles/viewer.ts';
import type { FileRow } from './files.tables.ts';

/** Everyone may have a picture of themselves; the rest is for those who make courses and paths. */
export function requireMayUpload(viewer: Viewer, purpose: FilePurpose): void {
  const makesContent = may(viewer, 'create-course') || may(viewer, 'create-learning-path');
  if (purpose !== 'photo' && !makesContent) throw forbidden();
}

/** The owner, and reviewers, who must see what they review. */
export const canSeeFile = (viewer: Viewer, file: FileRow): boolean =>
  viewer.user.id === file.ownerId || may(viewer, 'review-course');
