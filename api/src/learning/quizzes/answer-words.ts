import type { AskedQuestion, ChosenAnswer } from './score-quiz.ts';

/** An answer as a person would write it: what was typed or chosen, items in the order given, pairs. */
export function answerWords(
  { kind, options, choices = [] }: AskedQuestion,
  { chosen, text = '', pairs = [] }: ChosenAnswer,
): string[] {
  const wordsOf = (id: string): string => {
    const option = options.find((one) => one.id === id);
    return option?.text || option?.picture_alt || '–';
  };
  switch (kind) {
    case 'numeric':
    case 'short_text':
      return text.trim() === '' ? [] : [text.trim()];
    case 'match':
      return pairs.map(
        ({ option_id, choice_id }) =>
          `${wordsOf(option_id)} – ${choices.find(({ id }) => id === choice_id)?.text ?? '–'}`,
      );
    default:
      return chosen.map(wordsOf);
  }
}
