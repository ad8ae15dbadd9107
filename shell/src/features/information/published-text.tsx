import type { LegalText } from '@stoa/shared/contract/people/legal-texts.ts';
import type { LegalKind } from '@stoa/shared/contract/people/legal-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert } from '@stoa/shared/kit';
import { markdownParts } from '@stoa/shared/ui/markdown-parts.ts';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useStaticPageText } from '../../messages/static-page.ts';
import { legalPathOf } from './legal-path-of.ts';
import { StaticPage } from './static-page.tsx';

interface PublishedTextProps {
  kind: LegalKind;
  title: string;
  published: LegalText;
}

/** One version, part by part; who reads it knows whether it holds, and what comes after it. */
export default function PublishedText({ kind, title, published }: PublishedTextProps) {
  const t = useStaticPageText();
  const dayText = useDayText();
  const { intro, parts } = markdownParts(published.text);
  const { number, holds_from: from } = published;
  return (
    <StaticPage
      title={title}
      lead={t('version.from', { number, day: dayText(from) })}
      intro={
        <>
          <Standing kind={kind} published={published} />
          {intro !== '' && <Markdown text={intro} />}
        </>
      }
      parts={parts.map(({ id, title: words, text }) => ({ id, title: words, text: <Markdown text={text} /> }))}
    />
  );
}

function Standing({ kind, published: { state, next } }: Pick<PublishedTextProps, 'kind' | 'published'>) {
  const t = useStaticPageText();
  const dayText = useDayText();
  if (state !== 'in_force') {
    return (
      <Alert color="yellow" title={t(`version.${state}`)}>
        <LinkAnchor to={legalPathOf[kind]()}>{t('version.current')}</LinkAnchor>
      </Alert>
    );
  }
  if (next === null) return null;
  return (
    <Alert color="blue" title={t('version.next', { day: dayText(next.holds_from) })}>
      <LinkAnchor to={legalPathOf[kind]({ version: String(next.number) })}>{t('version.read')}</LinkAnchor>
    </Alert>
  );
}

/** Noon is that day in every zone where people live, but for a few islands. */
function useDayText(): (day: string) => string {
  const format = useFormat();
  return (day) => format.date(`${day}T12:00:00Z`);
}
