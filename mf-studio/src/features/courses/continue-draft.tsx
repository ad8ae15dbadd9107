import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { CourseCover } from '@stoa/shared/ui/course-cover.tsx';
import { Button, Group, Title } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCreateText } from '../../messages/create.ts';
import classes from './continue-draft.module.css';
import { rememberedDraft } from './remembered-draft.ts';

const unfinished = ['draft', 'changes_requested'];

/** Offers the draft that was begun last, if it is still one. */
export function ContinueDraft({ onlyMicro }: { onlyMicro: boolean }) {
  const t = useCreateText();
  const format = useFormat();
  const [slug, setSlug] = useState(rememberedDraft.get);
  const api = useApi();
  const draft = useQuery({
    queryKey: ['course-builder', slug],
    queryFn: ({ signal }) => api.getCourseBuilder({ params: { slug: slug ?? '' }, signal }),
    enabled: slug !== null,
    retry: false,
  });
  const isGone = isApiError(draft.error) && (draft.error.status === 404 || draft.error.status === 403);
  const isFinished = draft.data && !unfinished.includes(draft.data.status);
  useEffect(() => {
    if (isGone || isFinished) rememberedDraft.forget();
  }, [isGone, isFinished]);
  if (!slug || !draft.data || isFinished || (onlyMicro && !draft.data.is_micro)) return null;
  return (
    <section className={classes.draft} aria-labelledby="continue-draft">
      <div className={classes.cover}>
        <CourseCover src={draft.data.cover_url} title={draft.data.name} />
      </div>
      <div>
        <Title order={2} size="h4" id="continue-draft">
          {t('draft.title', { name: draft.data.name })}
        </Title>
        <p className={classes.words}>{t('draft.text', { ago: format.ago(draft.data.updated_at) })}</p>
        <Group gap="xs">
          <LinkButton to={to.editCourse({ slug: draft.data.slug })}>{t('draft.continue')}</LinkButton>
          <Button
            variant="subtle"
            onClick={() => {
              rememberedDraft.forget();
              setSlug(null);
            }}
          >
            {t('draft.forget')}
          </Button>
        </Group>
      </div>
    </section>
  );
}
