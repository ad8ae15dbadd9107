import type { QuestionFields } from '../../contract/teaching/questions.ts';

/** The files of a question's own picture and of those of its answers, each once. */
export const picturesOf = (questions: readonly QuestionFields[]): string[] => [
  ...new Set(
    questions.flatMap(({ picture_file_id, options }) =>
      [picture_file_id, ...options.map((option) => option.picture_file_id)].flatMap((id) => id ?? []),
    ),
  ),
];

/** The questions with other files in place of theirs. */
export function withPictures(questions: readonly QuestionFields[], ids: ReadonlyMap<string, string>): QuestionFields[] {
  const idOf = (id: string | null): string | null => (id === null ? null : (ids.get(id) ?? id));
  return questions.map(({ picture_file_id, options, ...question }) => ({
    ...question,
    picture_file_id: idOf(picture_file_id),
    options: options.map((option) => ({ ...option, picture_file_id: idOf(option.picture_file_id) })),
  }));
}

/** How many pictures are not described yet. */
export const undescribedIn = (questions: readonly QuestionFields[]): number =>
  questions
    .flatMap((question) => [question, ...question.options])
    .filter(({ picture_file_id, picture_alt }) => picture_file_id !== null && picture_alt === '').length;
