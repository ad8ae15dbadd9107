import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Stack, Text } from '@stoa/shared/kit';
import { useQuestionFilesText } from '../../messages/question-files.ts';
import { picturesOf, undescribedIn } from '@stoa/shared/question-files/reading/pictures-of.ts';
import type { QuestionReading, ReadingProblem } from '@stoa/shared/question-files/reading/read-items.ts';

/** What will be added, and what cannot be: each by its place and the rule that it breaks. */
export function ReadingPreview({ reading: { questions, problems } }: { reading: QuestionReading }) {
  const t = useQuestionFilesText();
  const ruleText = useRuleText();
  const undescribed = undescribedIn(questions);
  const ruleOf = ({ rule }: ReadingProblem): string =>
    rule.kind === 'unreadable' ? t(`rule.${rule.name}`) : (ruleText(rule.text) ?? rule.text);
  function lineOf(problem: ReadingProblem): string {
    const { where, start } = problem;
    const rule = ruleOf(problem);
    return 'line' in where
      ? t('preview.problem', { line: where.line, start, rule })
      : t('preview.problem.file', { file: where.file, start, rule });
  }
  return (
    <Stack gap="xs">
      <Text role="status" fw={600}>
        {t('preview.count', { found: questions.length, lost: problems.length })}
      </Text>
      {problems.length > 0 && (
        <ul aria-label={t('preview.problems')}>
          {problems.map((problem, at) => (
            <li key={at}>{lineOf(problem)}</li>
          ))}
        </ul>
      )}
      {undescribed > 0 && <Text>{t('preview.undescribed', { count: undescribed })}</Text>}
      {questions.length > 0 && (
        <ol aria-label={t('preview.questions')}>
          {questions.map((question, at) => {
            const { kind, prompt } = question;
            const pictures = picturesOf([question]).length;
            return <li key={at}>{t('preview.question', { kind: t('kind', { kind }), prompt, pictures })}</li>;
          })}
        </ol>
      )}
    </Stack>
  );
}
