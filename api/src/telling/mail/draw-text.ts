import { mailTexts, type MailContent, type MailLink } from './mail-content.ts';

/** The mail for readers of plain text, drawn from the same words as its HTML. */
export function drawText(content: MailContent): string {
  const {
    greeting,
    paragraphs,
    code,
    facts = [],
    button,
    notes = [],
    link,
    footer,
    unsubscribe,
    site,
    locale,
  } = content;
  const labelled = (label: string) => mailTexts(locale)('mail.label', { label });
  const linkText = ({ label, url }: MailLink) => `${labelled(label)}\n${url}`;
  const blocks = [
    greeting,
    ...paragraphs,
    code === undefined ? '' : `    ${code}`,
    facts.map(({ label, value }) => `${labelled(label)} ${value}`).join('\n'),
    button ? linkText(button) : '',
    link ? linkText(link) : '',
    ...notes,
    `-- \n${footer}\n${site.url}${unsubscribe ? `\n\n${linkText(unsubscribe)}` : ''}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
