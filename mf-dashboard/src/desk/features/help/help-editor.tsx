import { type RefObject, useRef } from 'react';
import type { HelpDeskArticle } from '@stoa/shared/contract/administration/help-articles.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Button, Group, Stack, Text } from '@stoa/shared/kit';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useHelpDeskText } from '../../messages/help-desk.ts';
import { ConflictNote } from '../../../ui/conflict-note.tsx';
import { ContentDiff } from './content-diff.tsx';
import { HelpFields } from './help-fields.tsx';
import { HelpHistory } from './help-history.tsx';
import { useHelpForm, useStanding } from './use-help-desk.ts';

type Draft = ReturnType<typeof useHelpForm>;

/** An article: its fields, where it stands, and what it was. */
export function HelpEditor({ article }: { article: HelpDeskArticle }) {
  const t = useHelpDeskText();
  const { toasts } = usePlatform();
  const form = useRef<HTMLFormElement>(null);
  const draft = useHelpForm(article, form);
  return (
    <Stack gap="xl">
      <EditForm article={article} draft={draft} form={form} />
      <HelpHistory
        article={article}
        onRestore={(number, content) => {
          draft.change({ slug: draft.values.slug, ...content });
          toasts.show({ kind: 'info', message: t('history.restored', { number }) });
        }}
      />
    </Stack>
  );
}

interface EditFormProps {
  article: HelpDeskArticle;
  draft: Draft;
  form: RefObject<HTMLFormElement | null>;
}

function EditForm({ article, draft, form }: EditFormProps) {
  const t = useHelpDeskText();
  return (
    <form ref={form} noValidate aria-label={t('edit.crumb')} onSubmit={(event) => void draft.submit(event)}>
      <Stack gap="lg">
        <ConflictNote draft={draft}>
          {draft.theirs && (
            <div role="group" aria-label={t('theirs.title')}>
              <ContentDiff before={draft.theirs} after={draft.values} />
            </div>
          )}
        </ConflictNote>
        <HelpFields values={draft.values} isFixed={article.is_fixed} errorOf={draft.errorOf} onChange={draft.change} />
        <FormProblem text={draft.problem} />
        <Group gap="sm">
          <Button type="submit" loading={draft.isSending} disabled={!draft.isDirty || draft.theirs !== undefined}>
            {t('save')}
          </Button>
          <Standing article={article} isDirty={draft.isDirty} />
        </Group>
      </Stack>
    </form>
  );
}

function Standing({ article, isDirty }: { article: HelpDeskArticle; isDirty: boolean }) {
  const t = useHelpDeskText();
  const { mutate, isPending } = useStanding(article);
  const isOut = article.state === 'draft' || article.state === 'unpublished';
  return (
    <>
      <Button
        variant="default"
        loading={isPending}
        disabled={isDirty || article.state === 'published'}
        onClick={() => mutate('published')}
      >
        {t('publish')}
      </Button>
      {!isOut && (
        <Button variant="default" loading={isPending} onClick={() => mutate('unpublished')}>
          {t('unpublish')}
        </Button>
      )}
      {!isOut && <LinkAnchor to={to.helpArticle({ slug: article.slug })}>{t('read')}</LinkAnchor>}
      {isDirty && <Text size="sm">{t('publish.unsaved')}</Text>}
    </>
  );
}
