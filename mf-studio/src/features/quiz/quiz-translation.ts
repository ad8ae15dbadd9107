import type { QuizDraft } from '@stoa/shared/contract/creating.ts';
import type { FieldTranslation } from '../../builder/use-autosave-form.ts';

/**
 * The server gives its own ids to new questions and answers. The editor keeps the ids it began with, so that no field
 * is drawn anew while one types in it; on the way out they become the server's.
 */
export function createQuizTranslation(): FieldTranslation {
  const serverIds = new Map<string, string>();
  const toServerId = (id: string | undefined) => (id === undefined ? undefined : (serverIds.get(id) ?? id));
  return {
    isSame: (mine, theirs) => withoutIds(mine) === withoutIds(theirs),
    toServer: (value) => mapIds(value as QuizDraft, toServerId),
    learn(sent, theirs) {
      const known = idsOf(theirs as QuizDraft);
      for (const [index, id] of idsOf(sent as QuizDraft).entries()) {
        const given = known[index];
        if (!id || !given) continue;
        // An id learnt before may have been given anew.
        for (const [mine, server] of serverIds) if (server === id) serverIds.set(mine, given);
        serverIds.set(id, given);
      }
    },
  };
}

const withoutIds = (quiz: unknown): string =>
  JSON.stringify(quiz, (key, value: unknown) => (key === 'id' ? undefined : value));

const idsOf = (quiz: QuizDraft): (string | undefined)[] =>
  quiz.questions.flatMap((question) => [question.id, ...question.options.map((option) => option.id)]);

const mapIds = (quiz: QuizDraft, change: (id: string | undefined) => string | undefined): QuizDraft => ({
  ...quiz,
  questions: quiz.questions.map((question) => ({
    ...question,
    id: change(question.id),
    options: question.options.map((option) => ({ ...option, id: change(option.id) })),
  })),
});
