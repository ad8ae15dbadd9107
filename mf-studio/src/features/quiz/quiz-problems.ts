import { quizDraft, type QuizDraft } from '@stoa/shared/contract/creating.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';

/** Path in the quiz (`questions.0.prompt`) → the rule that is broken there. */
export function quizProblems(quiz: QuizDraft): Record<string, string> {
  const checked = quizDraft.safeParse(quiz);
  const problems: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? []) problems[path.join('.')] ??= message;
  return problems;
}

/** The same in the page's language. */
export function useQuizProblems(quiz: QuizDraft): Record<string, string> {
  const ruleText = useRuleText();
  return Object.fromEntries(
    Object.entries(quizProblems(quiz)).map(([path, message]) => [path, ruleText(message) ?? message]),
  );
}
