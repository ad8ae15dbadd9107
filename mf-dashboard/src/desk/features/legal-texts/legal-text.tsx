import { type RefObject, useRef, useState } from 'react';
import type { LegalDesk } from '@stoa/shared/contract/people/legal-texts.ts';
import { type LegalKind, MOST_LEGAL_CHARACTERS } from '@stoa/shared/contract/people/legal-words.ts';
import { addresses } from '@stoa/shared/contract/site/addresses.ts';
import { locales } from '@stoa/shared/contract/site/locales.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Group, Stack, Text } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { MarkdownField } from '@stoa/shared/remote/writing/markdown-field.tsx';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useLegalTextsText } from '../../messages/legal-texts.ts';
import { ConflictNote } from '../../../ui/conflict-note.tsx';
import { CompareVersions } from './compare-versions.tsx';
import { LegalHistory } from './legal-history.tsx';
import { PublishDialog } from './legal-dialogs.tsx';
import { useLegalDesk, useLegalDraft } from './use-legal-text.ts';
import { WordsDiff } from './words-diff.tsx';

const addressOf: Record<LegalKind, string> = {
  'terms-of-use': addresses.termsOfUse,
  'privacy-notice': addresses.privacyNotice,
};

/** One legal text: its draft, what was published, and how they differ. */
export function LegalText({ kind }: { kind: LegalKind }) {
  const t = useLegalTextsText();
  const query = useLegalDesk(kind);
  if (query.isPending) return <RowSkeleton label={t('loading')} />;
  if (!query.data) return <LoadFailed query={query} />;
  return <LegalParts key={kind} desk={query.data} />;
}

function LegalParts({ desk }: { desk: LegalDesk }) {
  const t = useLegalTextsText();
  const form = useRef<HTMLFormElement>(null);
  const draft = useLegalDraft(desk, form);
  const { toasts } = usePlatform();
  return (
    <Stack gap="xl">
      <Text>{t('lead', { address: addressOf[desk.kind] })}</Text>
      <LegalDraft desk={desk} draft={draft} form={form} />
      <LegalHistory
        desk={desk}
        onRestore={(number, words) => {
          draft.change({ words });
          toasts.show({ kind: 'info', message: t('restore.done', { number }) });
        }}
      />
      {desk.versions.length > 0 && <CompareVersions desk={desk} />}
    </Stack>
  );
}

interface LegalDraftProps {
  desk: LegalDesk;
  draft: ReturnType<typeof useLegalDraft>;
  form: RefObject<HTMLFormElement | null>;
}

function LegalDraft({ desk, draft, form }: LegalDraftProps) {
  const t = useLegalTextsText();
  const [isPublishing, setPublishing] = useState(false);
  const { words } = draft.values;
  return (
    <Section title={t('draft.title')} lead={<SavedLine {...desk.draft} />}>
      <form ref={form} noValidate aria-label={t('draft.title')} onSubmit={(event) => void draft.submit(event)}>
        <Stack gap="lg">
          <ConflictNote draft={draft}>
            {draft.theirs && <WordsDiff before={draft.theirs.words} after={words} />}
          </ConflictNote>
          {locales.map((locale) => (
            <MarkdownField
              key={locale}
              label={t(`words.${locale}`)}
              name={locale}
              lang={locale}
              minRows={12}
              most={MOST_LEGAL_CHARACTERS}
              value={words[locale]}
              error={draft.errorOf(`words.${locale}`)}
              onChange={(text) => draft.change({ words: { ...words, [locale]: text } })}
            />
          ))}
          <FormProblem text={draft.problem} />
          <Group gap="sm">
            <Button type="submit" loading={draft.isSending} disabled={!draft.isDirty || draft.theirs !== undefined}>
              {t('draft.save')}
            </Button>
            <Button
              variant="default"
              disabled={draft.isDirty || desk.draft.version === 0}
              onClick={() => setPublishing(true)}
            >
              {t('publish.open')}
            </Button>
            {draft.isDirty && <Text size="sm">{t('publish.unsaved')}</Text>}
          </Group>
        </Stack>
      </form>
      {isPublishing && <PublishDialog desk={desk} onClose={() => setPublishing(false)} />}
    </Section>
  );
}

function SavedLine({ saved_at: at, saved_by: name }: LegalDesk['draft']) {
  const t = useLegalTextsText();
  const format = useFormat();
  if (at === null) return t('draft.none');
  return t('draft.saved', { when: format.ago(at), name: name ?? t('draft.former') });
}
