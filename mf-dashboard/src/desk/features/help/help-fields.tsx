import type { HelpDraft } from '@stoa/shared/contract/administration/help-articles.ts';
import {
  helpAudiences,
  helpTopics,
  type HelpTopic,
  MOST_HELP_CHARACTERS,
} from '@stoa/shared/contract/administration/help-words.ts';
import { type Locale, locales } from '@stoa/shared/contract/site/locales.ts';
import { Checkbox, Group, NativeSelect, Stack, TextInput } from '@stoa/shared/kit';
import { MarkdownField } from '@stoa/shared/remote/writing/markdown-field.tsx';
import { useHelpWords } from '../../../messages/help-words.ts';
import { useHelpDeskText } from '../../messages/help-desk.ts';

interface HelpFieldsProps {
  values: HelpDraft;
  /** Its address can no longer be changed. */
  isFixed: boolean;
  errorOf(field: string): string | undefined;
  onChange(values: HelpDraft): void;
}

/** All that is written of an article, in both languages. */
export function HelpFields(props: HelpFieldsProps) {
  return (
    <Stack gap="lg">
      <PlaceFields {...props} />
      {locales.map((locale) => (
        <WordFields key={locale} locale={locale} {...props} />
      ))}
    </Stack>
  );
}

function PlaceFields({ values, isFixed, errorOf, onChange }: HelpFieldsProps) {
  const t = useHelpDeskText();
  const word = useHelpWords();
  return (
    <>
      <TextInput
        label={t('field.slug')}
        description={t('field.slugHint')}
        value={values.slug}
        maxLength={80}
        readOnly={isFixed}
        error={errorOf('slug')}
        onChange={(event) => onChange({ ...values, slug: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('field.topic')}
        value={values.topic}
        data={helpTopics.map((topic) => ({ value: topic, label: word(`topic.${topic}`) }))}
        onChange={(event) => onChange({ ...values, topic: event.currentTarget.value as HelpTopic })}
      />
      <Checkbox.Group
        label={word('audience')}
        value={values.audiences}
        error={errorOf('audiences')}
        onChange={(chosen) => onChange({ ...values, audiences: helpAudiences.filter((one) => chosen.includes(one)) })}
      >
        <Group gap="md" mt="xs">
          {helpAudiences.map((audience) => (
            <Checkbox key={audience} value={audience} label={word(`audience.${audience}`)} />
          ))}
        </Group>
      </Checkbox.Group>
    </>
  );
}

function WordFields({ locale, values, errorOf, onChange }: HelpFieldsProps & { locale: Locale }) {
  const t = useHelpDeskText();
  const words = values.words[locale];
  const change = (part: Partial<typeof words>) =>
    onChange({ ...values, words: { ...values.words, [locale]: { ...words, ...part } } });
  return (
    <>
      <TextInput
        label={t(`field.title.${locale}`)}
        lang={locale}
        value={words.title}
        maxLength={100}
        error={errorOf(`words.${locale}.title`)}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <TextInput
        label={t(`field.summary.${locale}`)}
        lang={locale}
        value={words.summary}
        maxLength={200}
        error={errorOf(`words.${locale}.summary`)}
        onChange={(event) => change({ summary: event.currentTarget.value })}
      />
      <MarkdownField
        label={t(`field.text.${locale}`)}
        name={locale}
        lang={locale}
        minRows={12}
        most={MOST_HELP_CHARACTERS}
        value={words.text}
        error={errorOf(`words.${locale}.text`)}
        onChange={(text) => change({ text })}
      />
    </>
  );
}
