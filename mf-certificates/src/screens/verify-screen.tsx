import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, TextInput } from '@stoa/shared/kit';
import { Page } from '@stoa/shared/ui/page.tsx';
import { HelpLink } from '@stoa/shared/remote/help/help-link.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { readId } from '../features/certificates/certificate-id.ts';
import { Verification } from '../features/certificates/verification.tsx';
import { useCertificateText } from '../messages/certificate.ts';
import { useVerifyText } from '../messages/verify.ts';
import classes from './verify-screen.module.css';

/** Looks a certificate up by the ID on it; the ID stands in the address, so that a check can be passed on. */
export default function VerifyScreen() {
  const t = useVerifyText();
  const ofCertificate = useCertificateText();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('id') ?? '';
  const [typed, setTyped] = useState(asked);
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const id = readId(typed);
    setMissing(id === '');
    if (id !== '') setSearch({ id });
  }

  return (
    <Page width="reading">
      <PageHeader title={t('verify.title')} subtitle={t('verify.lead')} actions={<HelpLink about="certificates" />} />
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          className={classes.field}
          label={ofCertificate('certificate.id')}
          placeholder="7K3M-Q9X2-V4TB-H5RD"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={isMissing && t('verify.missing')}
        />
        <Button type="submit" size="md">
          {t('verify.submit')}
        </Button>
      </form>
      <div aria-live="polite">{readId(asked) !== '' && <Verification certId={readId(asked)} />}</div>
    </Page>
  );
}
