import { isOffered, offeredContentTypes, type ContentType } from '@stoa/shared/contract/taxonomy/course-words.ts';

/** What can be chosen; of an older course also what it is, though nobody could choose that today. */
export const contentTypeChoices = (now: ContentType | null): readonly ContentType[] =>
  now === null || isOffered(now) ? offeredContentTypes : [...offeredContentTypes, now];
