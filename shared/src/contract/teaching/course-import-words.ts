/**
 * What an import says did not come along as it was, by kind; plain data, so that a screen can use it without zod.
 * `category`, `skill`: this site has none of that name. `prerequisite`: a course that was to be taken first. `price`: not
 * one that this site takes. `embed`: a page that lessons here may not show; its address stands in the lesson's text.
 * `kind`: a lesson of a kind that this site does not know. `picture`, `film`, `file`: left out, because it is missing or was
 * not taken. `question`: one that quizzes here cannot ask. `tool`: an external tool. `part`: anything else that is left
 * out. `flattened`: a part of parts, whose lessons stand in the module above it. `shortened`: a name that was too long.
 */
export const importNoteKinds = [
  'category',
  'skill',
  'prerequisite',
  'price',
  'embed',
  'kind',
  'picture',
  'film',
  'file',
  'question',
  'tool',
  'part',
  'flattened',
  'shortened',
] as const;
export type ImportNoteKind = (typeof importNoteKinds)[number];

/** `name`: of what it is about, as its author called it. `reason`: the rule that a file broke, in English. */
export interface ImportNote {
  kind: ImportNoteKind;
  name: string;
  reason?: string | undefined;
}

/** More of them help nobody. */
export const MOST_NOTES = 500;
