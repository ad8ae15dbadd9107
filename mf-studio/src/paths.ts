import type { SectionKey } from './builder/sections.ts';

/** Every address the studio links to. */
export const paths = {
  manage: (filters: { status?: string } = {}) =>
    `/course/manage${filters.status ? `?status=${encodeURIComponent(filters.status)}` : ''}`,
  verify: () => '/course/verify',
  create: () => '/course/create',
  edit: (slug: string, section?: SectionKey, field?: string) =>
    `/course/edit/${encodeURIComponent(slug)}${section ? `?section=${section}` : ''}${field ? `#${field}` : ''}`,
  editLesson: (slug: string, lessonId: string) =>
    `/course/edit/${encodeURIComponent(slug)}?section=curriculum&lesson=${lessonId}`,
  /** Owned by other remotes, and by the shell. */
  terms: () => '/terms-of-use',
  preview: (slug: string) => `/course/player/preview/${encodeURIComponent(slug)}`,
  courseInfo: (slug: string) => `/course-info/${encodeURIComponent(slug)}`,
};
