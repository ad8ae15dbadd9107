import * as course from '../words/course.en.ts';

/** A text as it is written, and as it will be read. */
export const en = {
  tabs: 'Write or preview',
  write: 'Write',
  preview: course.preview,
  nothing: 'There is nothing to preview yet.',
  markdown: 'Markdown: **bold**, *italic*, - list, > quote, `code`',
  left: '{count, number} of {max, number} characters',
} as const;
