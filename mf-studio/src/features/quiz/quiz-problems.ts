import { quizDraft, type QuizDraft } from '@stoa/shared/contract/creating.ts';

/** Path in the quiz (`questions.0.prompt`) → the rule that is broken there. */
export function quizProblems(quiz: QuizDraft): Record<string, string> {
  const checked = quizDraft.safeParse(quiz);
  const problems: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? []) problems[path.join('.')] ??= message;
  return problems;
}
