import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Stack, Text } from '@stoa/shared/kit';
import { useGiftText } from '../../messages/gift.ts';
import type { GiftProblem, GiftReading } from './read-gift.ts';

/** What will be added, and what cannot be: each by its line and the rule that it breaks. */
export function GiftPreview({ reading: { questions, problems } }: { reading: GiftReading }) {
  const t = useGiftText();
  const ruleText = useRuleText();
  const ruleOf = ({ rule }: GiftProblem): string =>
    rule.kind === 'unreadable' ? t(`rule.${rule.name}`) : (ruleText(rule.text) ?? rule.text);
  return (
    <Stack gap="xs">
      <Text role="status" fw={600}>
        {t('preview.count', { found: questions.length, lost: problems.length })}
      </Text>
      {problems.length > 0 && (
        <ul aria-label={t('preview.problems')}>
          {problems.map((problem) => (
            <li key={problem.line}>{t('preview.problem', { ...problem, rule: ruleOf(problem) })}</li>
          ))}
        </ul>
      )}
      {questions.length > 0 && (
        <ol aria-label={t('preview.questions')}>
          {questions.map(({ kind, prompt }, at) => (
            <li key={at}>{t('preview.question', { kind: t('kind', { kind }), prompt })}</li>
          ))}
        </ol>
      )}
    </Stack>
  );
}
