import type { LegalWords } from '@stoa/shared/contract/people/legal-texts.ts';
import { locales } from '@stoa/shared/contract/site/locales.ts';
import { Stack, Text } from '@stoa/shared/kit';
import { TextDiff } from '@stoa/shared/ui/course-diff/text-diff.tsx';
import { useLegalTextsText } from '../../messages/legal-texts.ts';

/** What was taken out and put in, in each language. */
export function WordsDiff({ before, after }: { before: LegalWords; after: LegalWords }) {
  const t = useLegalTextsText();
  return (
    <Stack gap="md">
      {locales.map((locale) => (
        <div key={locale} role="group" aria-label={t(`compare.${locale}`)}>
          <Text fw={600}>{t(`compare.${locale}`)}</Text>
          {before[locale] === after[locale] ? (
            <Text c="dimmed">{t('compare.same')}</Text>
          ) : (
            <div lang={locale}>
              <TextDiff before={before[locale]} after={after[locale]} />
            </div>
          )}
        </div>
      ))}
    </Stack>
  );
}
