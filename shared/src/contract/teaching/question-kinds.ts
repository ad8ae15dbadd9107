/**
 * How a question is answered; plain data, so that a screen can use it without zod. The first three are answered by
 * choosing, `numeric` and `short_text` by typing, `order` by arranging, `match` by pairing.
 */
export const questionKinds = ['single', 'multiple', 'true_false', 'numeric', 'short_text', 'order', 'match'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Answered by choosing among options that are shown. */
export const isChosen = (kind: QuestionKind): kind is 'single' | 'multiple' | 'true_false' =>
  kind === 'single' || kind === 'multiple' || kind === 'true_false';
/** Has answers that may be pictures: those that are shown, but for the words of true and false. */
export const isPictured = (kind: QuestionKind): kind is 'single' | 'multiple' | 'order' | 'match' =>
  kind === 'single' || kind === 'multiple' || kind === 'order' || kind === 'match';
/** Answered by typing: nothing is shown to choose from. */
export const isTyped = (kind: QuestionKind): kind is 'numeric' | 'short_text' =>
  kind === 'numeric' || kind === 'short_text';
