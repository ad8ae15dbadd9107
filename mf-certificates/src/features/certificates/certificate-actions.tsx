import { IconDownload, IconLink, IconPrinter, IconShare } from '@tabler/icons-react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { certificatePdfPath } from '@stoa/shared/contract/kernel/routes.ts';
import { Button } from '@stoa/shared/kit';
import { useCertificateText } from '../../messages/certificate.ts';
import { useCopyLink } from '../../ui/use-copy-link.ts';

interface CertificateActionsProps {
  slug: string;
  /** What is shared: 'Nadia Haddad completed Drawing with light'. */
  title: string;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What one does with a certificate: keep it, send it, print it. */
export function CertificateActions({ slug, title }: CertificateActionsProps) {
  const t = useCertificateText();
  const copy = useCopyLink();
  const url = `${window.location.origin}${to.certificate({ slug })}`;

  return (
    <>
      <Button component="a" href={certificatePdfPath(slug)} download leftSection={<IconDownload {...icon} />}>
        {t('action.download')}
      </Button>
      <Button variant="default" onClick={() => void copy(url)} leftSection={<IconLink {...icon} />}>
        {t('action.copy')}
      </Button>
      {'share' in navigator && (
        <Button
          variant="default"
          // Closing the system's sheet without choosing rejects; that is no error.
          onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
          leftSection={<IconShare {...icon} />}
        >
          {t('action.share')}
        </Button>
      )}
      <Button variant="default" onClick={() => window.print()} leftSection={<IconPrinter {...icon} />}>
        {t('action.print')}
      </Button>
    </>
  );
}
