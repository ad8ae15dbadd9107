import { Title } from '@stoa/shared/ui/kit.ts';
import { Page } from '@stoa/shared/ui/page.tsx';

export function CertificateScreen() {
  return (
    <Page>
      <Title>Certificate of Completion</Title>
    </Page>
  );
}
