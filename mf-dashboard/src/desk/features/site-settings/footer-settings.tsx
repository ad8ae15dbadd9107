import { useRef, useState } from 'react';
import { MOST_SOCIAL_LINKS, type SiteSettings } from '@stoa/shared/contract/administration/site-settings.ts';
import { readSiteLinks } from '@stoa/shared/federation/read-site-links.ts';
import { Alert, Button, Stack, TextInput } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useSiteSettingsText } from '../../messages/site-settings.ts';
import { ConflictNote } from '../../../ui/conflict-note.tsx';
import { SocialLinks } from './social-links.tsx';
import classes from './site-settings.module.css';
import { useSiteSettings, useSiteSettingsForm } from './use-site-settings.ts';

/** Contact, help centre and accounts elsewhere, as pages link to them. */
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
        <HelpField value={values.help ?? ''} error={errorOf('help')} onChange={(help) => change({ ...values, help })} />
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

interface HelpFieldProps {
  value: string;
  error: string | undefined;
  onChange(help: string): void;
}

/** Says so where the server's settings name one, which comes first. */
function HelpField({ value, error, onChange }: HelpFieldProps) {
  const t = useSiteSettingsText();
  const [{ help, is_help_given: isGiven }] = useState(readSiteLinks);
  return (
    <>
      <TextInput
        className={classes.field ?? ''}
        label={t('help')}
        description={t('help.hint')}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={value}
        maxLength={300}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {isGiven && help && <Alert color="blue">{t('help.given', { address: help })}</Alert>}
    </>
  );
}

/** What somebody else has saved. */
function Theirs({ help, contact, social }: Pick<SiteSettings, 'help' | 'contact' | 'social'>) {
  const t = useSiteSettingsText();
  return (
    <ul className={classes.theirs}>
      {contact !== '' && <li>{t('theirs.contact', { contact })}</li>}
      {help && <li>{t('theirs.help', { help })}</li>}
      {social.map(({ name, url }) => (
        <li key={url}>
          {name}: {url}
        </li>
      ))}
    </ul>
  );
}
