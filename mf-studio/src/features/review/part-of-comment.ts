import type { ChangedField } from '@stoa/shared/contract/teaching/course-diff-words.ts';
import type { ReviewComment } from '@stoa/shared/contract/teaching/review-comments.ts';
import type { SectionKey } from '../../builder/sections.ts';

/** Where each field of a course is edited: the part of the builder, and the field's id there. */
const placeOf: Partial<Record<ChangedField, [section: SectionKey, id: string]>> = {
  name: ['basics', 'name'],
  slug: ['basics', 'slug'],
  short_description: ['basics', 'short_description'],
  category: ['basics', 'final_category_id'],
  level: ['basics', 'level'],
  content_type: ['basics', 'content_type'],
  language: ['basics', 'language'],
  skills: ['basics', 'skill_ids'],
  is_micro: ['basics', 'is_micro'],
  description: ['description', 'description'],
  objectives: ['audience', 'objectives'],
  requirements: ['audience', 'requirements'],
  audience: ['audience', 'audience'],
  cover: ['media', 'cover_file_id'],
  watch_threshold: ['media', 'watch_threshold'],
  captions_waiver: ['media', 'captions_waiver'],
  price: ['price', 'type'],
};

interface CommentPlace {
  section: SectionKey;
  lessonId: string | null;
  fieldId: string | null;
}

/** Where a comment is dealt with; undefined for one about the whole course. */
export function partOfComment({ part, part_id, field }: ReviewComment): CommentPlace | undefined {
  if (part !== 'course') return { section: 'curriculum', lessonId: part === 'lesson' ? part_id : null, fieldId: null };
  const place = field && placeOf[field];
  return place ? { section: place[0], lessonId: null, fieldId: place[1] } : undefined;
}
