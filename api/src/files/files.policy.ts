import type { FilePurpose } from '@stoa/shared/contract/files/files.ts';
import { forbidden } from '../kernel/problem.ts';
import { may, type Viewer } from '../kernel/viewer.ts';
import type { FileRow } from './files.tables.ts';

/** What belongs to a request to be verified as a creator. */
const ofRequests: readonly FilePurpose[] = ['sample_video', 'id_document'];

/** A picture of oneself, and work for an assignment. */
const ofEveryone: readonly FilePurpose[] = ['photo', 'submission'];

export const makesContent = (viewer: Viewer): boolean =>
  may(viewer, 'create-course') || may(viewer, 'create-learning-path');

/**
 * Everyone may have a picture of themselves, hand in work, and show who they are when they ask to be verified; the rest is
 * for those who make courses and paths.
 */
export function requireMayUpload(viewer: Viewer, purpose: FilePurpose): void {
  const isAllowed = ofRequests.includes(purpose)
    ? ['unrequested', 'denied'].includes(viewer.user.creatorStatus)
    : ofEveryone.includes(purpose) || makesContent(viewer);
  if (!isAllowed) throw forbidden();
}

/** The owner, and who must see it to judge: of courses their reviewers, of requests who decides on them. */
export const canSeeFile = (viewer: Viewer, file: Pick<FileRow, 'ownerId' | 'purpose'>): boolean =>
  viewer.user.id === file.ownerId ||
  // Work is shown with the submission that it is part of.
  (file.purpose !== 'submission' &&
    may(viewer, ofRequests.includes(file.purpose) ? 'verify-creator' : 'review-course'));
