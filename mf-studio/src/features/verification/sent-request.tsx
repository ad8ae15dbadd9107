import type { ReactNode } from 'react';
import type { VerificationRequest } from '@stoa/shared/contract/teaching/creators.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Anchor } from '@stoa/shared/kit';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useVerificationText } from '../../messages/verification.ts';
import classes from './verification.module.css';

/** What was sent, to be read again while it waits. */
export function SentRequest({ request }: { request: VerificationRequest }) {
  const t = useVerificationText();
  const format = useFormat();
  const { sample_video_file: file, sample_video_url: url } = request;
  return (
    <Section title={t('sent.title')}>
      <dl className={classes.sent}>
        <Line name={t('legal_name.label')}>{request.legal_name}</Line>
        <Line name={t('country.label')}>{format.country(request.country)}</Line>
        <Line name={t('phone.label')}>
          <span dir="ltr">{request.phone}</span>
        </Line>
        <Line name={t('headline.label')}>{request.headline}</Line>
        <Line name={t('bio.label')}>{request.bio}</Line>
        <Line name={t('expertise.label')}>{request.expertise.map(({ name }) => name).join(', ')}</Line>
        {request.links.length > 0 && (
          <Line name={t('links.label')}>
            {request.links.map((link) => (
              <Outside key={link} href={link} />
            ))}
          </Line>
        )}
        <Line name={t('video.label')}>
          {url && <Outside href={url} />}
          {file && <Outside href={file.url}>{file.name}</Outside>}
        </Line>
        <Line name={t('document.label')}>
          {request.id_document ? (
            <Outside href={request.id_document.url}>{request.id_document.name}</Outside>
          ) : (
            t('document.gone')
          )}
        </Line>
      </dl>
    </Section>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

const Outside = ({ href, children = href }: { href: string; children?: ReactNode }) => (
  <Anchor href={href} target="_blank" rel="noopener noreferrer" className={classes.link ?? ''}>
    {children}
  </Anchor>
);
