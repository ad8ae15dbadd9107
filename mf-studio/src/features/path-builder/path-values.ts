import type { PathAssignment } from '@stoa/shared/contract/market/path-assignments.ts';
import type { PathBuilder, PathFields } from '@stoa/shared/contract/market/path-builder.ts';
import type { PathFee } from '@stoa/shared/contract/market/learning-paths.ts';
import type { Patch, SaveTarget } from '../../saving/patches.ts';

/** What is shown above a path, and in words. */
export interface PathBanner {
  file_id: string | null;
  alt: string;
}
/** What it costs; null until the partner has said. */
export type FeeDraft = Omit<PathFee, 'fee'> & { fee: PathFee['fee'] | null };

/** All fields of a path as forms edit them. */
export interface PathValues extends PathFields {
  objectives: string[];
  banner: PathBanner;
  fee: FeeDraft;
}

export const pathValues = (path: PathBuilder): PathValues => ({
  title: path.title,
  subtitle: path.subtitle,
  overview: path.overview,
  level: path.level,
  language: path.language,
  category_id: path.category_id,
  enforce_course_order: path.enforce_course_order,
  certificate: path.certificate,
  skill_ids: path.skills.map(({ id }) => id),
  courses: path.courses.map(({ course, required }) => ({ course_id: course.id, required })),
  objectives: path.objectives,
  banner: { file_id: path.banner_file?.id ?? null, alt: path.banner_alt },
  fee: {
    fee: path.fee.is_set ? path.fee.fee : null,
    amount_minor: path.fee.amount_minor,
    compare_at_minor: path.fee.compare_at_minor,
    currency: path.fee.currency,
  },
});

/** Undefined when the assignment is gone. */
export function pathFieldsOf(path: PathBuilder, target: SaveTarget): Patch | undefined {
  if (target === 'path') return { ...pathValues(path) };
  const found = findAssignment(path, target);
  if (found === undefined) return undefined;
  const { id: _id, ...fields } = found;
  return fields;
}

/** An older API knows none. */
export const findAssignment = ({ assignments = [] }: PathBuilder, target: SaveTarget): PathAssignment | undefined =>
  assignments.find(({ id }) => target === `assignment:${id}`);
