import { may, type Viewer } from '../../kernel/viewer.ts';
import type { PathRow } from './learning-paths.tables.ts';

type Made = Pick<PathRow, 'partnerId'>;

/** The partner of a path is the one who began it; nobody else works on it. */
export const isPartner = (viewer: Viewer | undefined, path: Made): boolean => viewer?.user.id === path.partnerId;

/** Its partner, and whoever reads what waits for review. */
export const canSeeBuilder = (viewer: Viewer | undefined, path: Made): boolean =>
  isPartner(viewer, path) || may(viewer, 'review-course');
