import { useRef } from 'react';
import { MOST_SOCIAL_LINKS, type SiteSettings } from '@stoa/shared/contract/administration/site-settings.ts';
import { Button, Stack, TextInput } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useSiteSettingsText } from '../../messages/site-settings.ts';
import { ConflictNote } from '../../../ui/conflict-note.tsx';
import { SocialLinks } from './social-links.tsx';
import classes from './site-settings.module.css';
import { useSiteSettings, useSiteSettingsForm } from './use-site-settings.ts';

/** Contact and accounts elsewhere, as the footer shows them. */
export function FooterSettings() {
  const t = useSiteSettingsText();
  const query = useSiteSettings();
  if (query.isPending) return <RowSkeleton label={t('loading')} />;
  if (!query.data) return <LoadFailed query={query} />;
  return <FooterForm settings={query.data} />;
}

function FooterForm({ settings }: { settings: SiteSettings }) {
  const t = useSiteSettingsText();
  const form = useRef<HTMLFormElement>(null);
  const draft = useSiteSettingsForm(settings, form);
  const { values, change, errorOf } = draft;
  const blank = { name: '', url: '' };
  return (
    <form ref={form} noValidate aria-label={t('view.links')} onSubmit={(event) => void draft.submit(event)}>
      <Stack gap="xl">
        <ConflictNote draft={draft}>{draft.theirs && <Theirs {...draft.theirs} />}</ConflictNote>
        <TextInput
          className={classes.field ?? ''}
          label={t('contact')}
          description={t('contact.hint')}
          value={values.contact}
          maxLength={300}
          error={errorOf('contact')}
          onChange={(event) => change({ ...values, contact: event.currentTarget.value })}
        />
        <Section
          title={t('social.title')}
          lead={t('social.lead')}
          action={
            <Button
              variant="default"
              disabled={values.social.length >= MOST_SOCIAL_LINKS}
              onClick={() => change({ ...values, social: [...values.social, blank] })}
            >
              {t('social.add')}
            </Button>
          }
        >
          <SocialLinks links={values.social} errorOf={errorOf} onChange={(social) => change({ ...values, social })} />
          <FormProblem text={errorOf('social')} />
        </Section>
        <FormProblem text={draft.problem} />
        <div>
          <Button type="submit" loading={draft.isSending} disabled={!draft.isDirty || draft.theirs !== undefined}>
            {t('save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** What somebody else has saved. */
function Theirs({ contact, social }: Pick<SiteSettings, 'contact' | 'social'>) {
  const t = useSiteSettingsText();
  return (
    <ul className={classes.theirs}>
      {contact !== '' && <li>{t('theirs.contact', { contact })}</li>}
      {social.map(({ name, url }) => (
        <li key={url}>
          {name}: {url}
        </li>
      ))}
    </ul>
  );
}
