import type { ReactNode } from 'react';
import type { ListedVerification } from '@stoa/shared/contract/teaching/creators.ts';
import { useCategoryName } from '@stoa/shared/i18n/use-category-name.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Anchor } from '@stoa/shared/kit';
import { useCreatorsText } from '../../messages/creators.ts';
import classes from './request-card.module.css';

/** What was sent, field by field. Links go to where the person said, without telling where one comes from. */
export function RequestFacts({ listed: { request, user } }: { listed: ListedVerification }) {
  const t = useCreatorsText();
  const { locale } = useFormat();
  const nameOf = useCategoryName();
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(request.country);
  const { sample_video_url: url, sample_video_file: file, id_document: document } = request;
  return (
    <dl className={classes.facts}>
      <Fact name={t('field.legal_name')}>{request.legal_name}</Fact>
      <Fact name={t('field.headline')}>{request.headline}</Fact>
      <Fact name={t('field.country')}>{country}</Fact>
      <Fact name={t('field.phone')}>
        <bdi dir="ltr">{request.phone}</bdi>
      </Fact>
      <Fact name={t('field.email')}>{user.email}</Fact>
      <Fact name={t('field.expertise')}>{request.expertise.map(nameOf).join(', ')}</Fact>
      <Fact name={t('field.bio')} isWide>
        {request.bio}
      </Fact>
      <Fact name={t('field.video')}>
        {url && <Outside href={url}>{url}</Outside>}
        {file && <Outside href={file.url}>{file.name}</Outside>}
      </Fact>
      {request.links.length > 0 && (
        <Fact name={t('field.links')}>
          {request.links.map((link) => (
            <Outside key={link} href={link}>
              {link}
            </Outside>
          ))}
        </Fact>
      )}
      <Fact name={t('field.document')}>
        {document ? <Outside href={document.url}>{document.name}</Outside> : t('field.noDocument')}
      </Fact>
    </dl>
  );
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div data-wide={isWide}>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

function Outside({ href, children }: { href: string; children: string }) {
  const t = useCreatorsText();
  return (
    <Anchor
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('outside.hint', { name: children })}
      className={classes.link ?? ''}
    >
      {children}
    </Anchor>
  );
}
