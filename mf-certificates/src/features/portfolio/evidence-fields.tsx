import { useState } from 'react';
import type { CertificateCard } from '@stoa/shared/contract/learning/certificates.ts';
import type { PortfolioItem } from '@stoa/shared/contract/learning/portfolio.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { NativeSelect, TextInput } from '@stoa/shared/kit';
import { usePortfolioFormText } from '../../messages/portfolio-form.ts';
import { certificateKey, submissionKey, type PieceValues } from './piece-values.ts';

interface EvidenceFieldsProps {
  item: PortfolioItem | undefined;
  certificates: readonly CertificateCard[];
  values: PieceValues;
  problems: Partial<Record<string, string>>;
  onChange(part: Partial<PieceValues>): void;
}

/** A link or a certificate; a piece that rests on approved work keeps that among its choices. */
export function EvidenceFields({ item, certificates, values, problems, onChange }: EvidenceFieldsProps) {
  const t = usePortfolioFormText();
  const rule = useRuleText();
  const [prefilled, setPrefilled] = useState('');
  const kept = item?.evidence;
  const offered = certificates.filter(
    ({ slug, status }) => status === 'issued' || (kept?.kind === 'certificate' && kept.slug === slug),
  );

  function choose(evidence: string) {
    const course = offered.find(({ slug }) => certificateKey(slug) === evidence)?.course_name;
    const isOwnTitle = values.title.trim() !== '' && values.title !== prefilled;
    if (course === undefined || isOwnTitle) return onChange({ evidence });
    setPrefilled(course);
    onChange({ evidence, title: course });
  }

  return (
    <>
      <NativeSelect
        label={t('form.evidence')}
        description={t(offered.length === 0 ? 'form.noCertificates' : 'form.evidenceHint')}
        value={values.evidence}
        onChange={(event) => choose(event.currentTarget.value)}
        error={rule(problems['evidence.slug'] ?? problems['evidence.id'])}
      >
        <option value="link">{t('evidence.link')}</option>
        {offered.length > 0 && (
          <optgroup label={t('evidence.certificates')}>
            {offered.map(({ slug, course_name, status }) => (
              <option key={slug} value={certificateKey(slug)}>
                {status === 'revoked' ? t('evidence.revoked', { course: course_name }) : course_name}
              </option>
            ))}
          </optgroup>
        )}
        {kept?.kind === 'submission' && (
          <optgroup label={t('evidence.works')}>
            <option value={submissionKey(kept.id)}>{kept.assignment}</option>
          </optgroup>
        )}
      </NativeSelect>
      {values.evidence === 'link' && (
        <TextInput
          type="url"
          inputMode="url"
          label={t('form.url')}
          placeholder="https://"
          autoComplete="off"
          maxLength={2000}
          value={values.url}
          onChange={(event) => onChange({ url: event.currentTarget.value })}
          error={rule(problems['evidence.url'])}
        />
      )}
    </>
  );
}
