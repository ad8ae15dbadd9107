import { IconAlertTriangle, IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { dateText } from '@stoa/shared/ui/format.ts';
import { Title } from '@stoa/shared/ui/kit.ts';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { paths } from '../../paths.ts';
import { groupedId } from './certificate-id.ts';
import classes from './verification.module.css';

/** The answer to "is this genuine?", in colour and in words. */
export function Verification({ certId }: { certId: string }) {
  const api = useApi();
  const query = useQuery({
    queryKey: ['certificate-verification', certId],
    queryFn: () => api.verifyCertificate({ params: { cert_id: certId } }),
    staleTime: 0,
  });
  if (query.isError) return <LoadFailed query={query} title="The certificate could not be checked" />;
  if (!query.data) return <RowSkeleton count={1} label="Checking the certificate" />;

  const { status, full_name, course_name, issued_at, slug } = query.data;
  if (status === 'unknown') {
    return (
      <Answer tone="unknown" title="No certificate has this ID">
        <p>
          Stoa has issued no certificate with the ID {groupedId(certId)}. Compare it with the certificate, letter by
          letter; it has 16 characters.
        </p>
      </Answer>
    );
  }
  const facts = (
    <dl className={classes.facts}>
      <Fact name="Name" value={full_name} />
      <Fact name="Course" value={course_name} />
      <Fact name="Completed on" value={issued_at && dateText(issued_at)} />
      <Fact name="Certificate ID" value={groupedId(certId)} />
    </dl>
  );
  if (status === 'revoked') {
    return (
      <Answer tone="revoked" title="This certificate has been revoked">
        <p>Stoa issued it, but it is no longer valid.</p>
        {facts}
      </Answer>
    );
  }
  return (
    <Answer tone="valid" title="This certificate is genuine">
      <p>Stoa issued it, and it is valid.</p>
      {facts}
      {slug && (
        <LinkButton to={paths.certificate(slug)} variant="default">
          See the certificate
        </LinkButton>
      )}
    </Answer>
  );
}

type Tone = 'valid' | 'revoked' | 'unknown';
const icons = { valid: IconCircleCheck, revoked: IconAlertTriangle, unknown: IconHelpCircle };

function Answer({ tone, title, children }: { tone: Tone; title: string; children: ReactNode }) {
  const Icon = icons[tone];
  return (
    <section className={classes.answer} data-tone={tone}>
      <Icon className={classes.icon} stroke={1.4} aria-hidden="true" />
      <div className={classes.words}>
        <Title order={2} className={classes.title}>
          {title}
        </Title>
        {children}
      </div>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  return value === null ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
