import type { HelpContent } from '@stoa/shared/contract/administration/help-articles.ts';
import { locales } from '@stoa/shared/contract/site/locales.ts';
import { Stack, Text } from '@stoa/shared/kit';
import { TextDiff } from '@stoa/shared/ui/course-diff/text-diff.tsx';
import { useHelpWords } from '../../../messages/help-words.ts';
import { useHelpDeskText } from '../../messages/help-desk.ts';

const parts = ['title', 'summary', 'text'] as const;

/** What was taken out and put in, field by field; what is the same is left out. */
export function ContentDiff({ before, after }: { before: HelpContent; after: HelpContent }) {
  const t = useHelpDeskText();
  const word = useHelpWords();
  const placeOf = ({ topic, audiences }: HelpContent) =>
    [word(`topic.${topic}`), ...audiences.map((one) => word(`audience.${one}`))].join('\n');
  const changed = [
    { label: t('field.topic'), was: placeOf(before), is: placeOf(after), lang: undefined },
    ...locales.flatMap((locale) =>
      parts.map((part) => ({
        label: t(`field.${part}.${locale}`),
        was: before.words[locale][part],
        is: after.words[locale][part],
        lang: locale,
      })),
    ),
  ].filter(({ was, is }) => was !== is);
  if (changed.length === 0) return <Text c="dimmed">{t('diff.same')}</Text>;
  return (
    <Stack gap="md">
      {changed.map(({ label, was, is, lang }) => (
        <div key={label} role="group" aria-label={label}>
          <Text fw={600}>{label}</Text>
          <div lang={lang}>
            <TextDiff before={was} after={is} />
          </div>
        </div>
      ))}
    </Stack>
  );
}
