const lineFields = ['objectives', 'requirements', 'audience'];
/** Of which the author may make one text out of two. */
const textFields = [
  'name',
  'title',
  'slug',
  'short_description',
  'subtitle',
  'description',
  'overview',
  'markdown',
  'captions_waiver',
  'instructions',
  'prompt',
  'explanation',
  'hint',
  'picture_alt',
];

export const isText = (field: string): boolean => textFields.includes(field) || lineFields.includes(field);
/** One text out of what was typed, as the field keeps it. */
export const fromText = (field: string, text: string): unknown =>
  lineFields.includes(field)
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : text;
