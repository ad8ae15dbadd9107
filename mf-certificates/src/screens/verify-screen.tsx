import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, TextInput } from '@stoa/shared/ui/kit.ts';
import { Page } from '@stoa/shared/ui/page.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { readId } from '../features/certificates/certificate-id.ts';
import { Verification } from '../features/certificates/verification.tsx';
import classes from './verify-screen.module.css';

/** Looks a certificate up by the ID on it; the ID stands in the address, so that a check can be passed on. */
export function VerifyScreen() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('id') ?? '';
  const [typed, setTyped] = useState(asked);
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const id = readId(typed);
    setProblem(id === '' ? 'Enter the certificate ID.' : undefined);
    if (id !== '') setSearch({ id });
  }

  return (
    <Page width="reading">
      <PageHeader
        title="Verify a certificate"
        subtitle="Enter the certificate ID, as it is printed on the certificate, to see whether Stoa issued it."
      />
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          className={classes.field}
          label="Certificate ID"
          placeholder="7K3M-Q9X2-V4TB-H5RD"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={problem}
        />
        <Button type="submit" size="md">
          Verify
        </Button>
      </form>
      <div aria-live="polite">{readId(asked) !== '' && <Verification certId={readId(asked)} />}</div>
    </Page>
  );
}
