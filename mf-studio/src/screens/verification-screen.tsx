import type { CreatorVerification } from '@stoa/shared/contract/teaching/creators.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { Appeal } from '../features/verification/appeal.tsx';
import { SentRequest } from '../features/verification/sent-request.tsx';
import { useVerification } from '../features/verification/use-verification.ts';
import { VerificationForm } from '../features/verification/verification-form.tsx';
import { VerificationState } from '../features/verification/verification-state.tsx';
import { useVerificationText } from '../messages/verification.ts';

/** For those who want to teach, and for those who do: where their verification stands, and how to ask for it. */
export default function VerificationScreen() {
  const t = useVerificationText();
  const isPartner = useSession().permissions.includes('create-learning-path');
  return (
    <Page width="reading">
      <PageHeader title={t('title')} subtitle={t('lead')} />
      {isPartner ? <EmptyState title={t('state.partner')} text={t('state.partnerText')} /> : <Own />}
    </Page>
  );
}

function Own() {
  const t = useVerificationText();
  const verification = useVerification();
  if (verification.isPending) return <RowSkeleton label={t('loading')} />;
  // A form that is being filled in outlives a reading that failed.
  if (verification.isError && !verification.data) return <LoadFailed query={verification} />;
  return (
    <>
      <VerificationState verification={verification.data} />
      <WhatFollows verification={verification.data} />
    </>
  );
}

function WhatFollows({ verification }: { verification: CreatorVerification }) {
  const { status, request } = verification;
  const t = useVerificationText();
  if (status === 'unrequested') return <VerificationForm sent={null} />;
  if (status === 'denied') {
    return (
      <Section title={t('state.again')} lead={t('state.againLead')}>
        <VerificationForm sent={request} />
      </Section>
    );
  }
  return (
    <>
      {status === 'revoked' && <Appeal verification={verification} />}
      {request && <SentRequest request={request} />}
    </>
  );
}
