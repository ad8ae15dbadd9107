import type { CommentAnchor } from '@stoa/shared/contract/teaching/review-comments.ts';
import type { ChangedField } from '@stoa/shared/contract/teaching/course-diff-words.ts';

export const wholeCourse: CommentAnchor = { part: 'course', part_id: null, field: null };

/** The fields of a course that a comment can be about, in the order they are read. */
export const commentedFields = [
  'name',
  'cover',
  'short_description',
  'description',
  'objectives',
  'requirements',
  'audience',
  'skills',
  'category',
  'level',
  'price',
  'captions_waiver',
] as const satisfies readonly ChangedField[];

/** As the value of a choice: 'course//description', 'lesson/0190…/'. */
export const anchorKey = ({ part, part_id, field }: CommentAnchor): string =>
  [part, part_id ?? '', field ?? ''].join('/');

export function anchorFrom(key: string): CommentAnchor {
  const [part, id, field] = key.split('/');
  return {
    part: part === 'module' || part === 'lesson' ? part : 'course',
    part_id: id || null,
    field: (field || null) as ChangedField | null,
  };
}
