import { useState } from 'react';
import type { DevMail } from '@stoa/shared/contract/telling/mail.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { SegmentedControl, Title } from '@stoa/shared/kit';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useDevMailText } from '../../messages/dev-mail.ts';
import { useDevMail } from './use-dev-mails.ts';
import classes from './dev-mail.module.css';

type Form = 'html' | 'text';

export function MailPane({ id }: { id: string }) {
  const t = useDevMailText();
  const mail = useDevMail(id);
  const [form, setForm] = useState<Form>('html');
  if (mail.isPending) return <RowSkeleton label={t('mail.loading')} count={3} />;
  if (isApiError(mail.error) && mail.error.code === 'not_found') {
    return <EmptyState title={t('mail.missing.title')} text={t('mail.missing.text')} />;
  }
  if (mail.isError) return <LoadFailed query={mail} />;
  return (
    <>
      <header className={classes.head}>
        <Title order={2} className={classes.heading}>
          {mail.data.subject}
        </Title>
        <MailFacts mail={mail.data} />
        <SegmentedControl
          aria-label={t('mail.form')}
          value={form}
          onChange={(value) => setForm(value as Form)}
          data={[
            { value: 'html', label: t('mail.html') },
            { value: 'text', label: t('mail.text') },
          ]}
        />
      </header>
      <MailBody key={id} mail={mail.data} form={form} />
    </>
  );
}

function MailFacts({ mail: { to, created_at, template } }: { mail: DevMail }) {
  const t = useDevMailText();
  const format = useFormat();
  const facts = [
    [t('mail.to'), to],
    [t('mail.at'), format.instant(created_at)],
    [t('mail.template'), template],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The frame's own policy allows no scripts either; its links open tabs that are pages again. */
function MailBody({ mail, form }: { mail: DevMail; form: Form }) {
  const t = useDevMailText();
  if (form === 'text') return <pre className={classes.plain}>{mail.text}</pre>;
  return (
    <iframe
      className={classes.frame}
      title={t('mail.frame', { subject: mail.subject })}
      src={mail.html_path}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
