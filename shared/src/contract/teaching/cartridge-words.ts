/**
 * What a Common Cartridge of a course leaves out or holds otherwise, by kind; plain data, so that a screen can use it
 * without zod. Left out: `nested`, a package, for no cartridge holds one; `unfinished`, a lesson that has nothing to show
 * yet; `unaskable`, a quiz of which it can ask nothing; `question`, one that cartridges cannot ask; `file`, one that is
 * not ready. Otherwise: `number`, a question whose number is compared as a word; `draw`, a quiz that asks all of its
 * questions; `help`, one without its hints and lessons to look at again; `rubric`, which its teacher alone reads; `class`,
 * whose words come along without its dates; `split`, a page of others whose words are a lesson of their own.
 */
export const cartridgeNoteKinds = [
  'nested',
  'unfinished',
  'unaskable',
  'question',
  'file',
  'number',
  'draw',
  'help',
  'rubric',
  'class',
  'split',
] as const;
export type CartridgeNoteKind = (typeof cartridgeNoteKinds)[number];

/** `name`: the title of the lesson; of a question, its first words after that; of a file, what it is called. */
export interface CartridgeNote {
  kind: CartridgeNoteKind;
  name: string;
}
