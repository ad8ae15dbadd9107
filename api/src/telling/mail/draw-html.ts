import { directionOf, type Locale } from '@stoa/shared/contract/site/locales.ts';
import { mailTexts, type MailContent, type MailLink } from './mail-content.ts';
import { codeFont, darkStyle, displayFont, light, textFont } from './mail-style.ts';

/** A third of all modules that a server could need, and none of those that answer a call. */
export const loadMjml = async () => (await import('mjml')).default;

/** The mail as every mail program shows it: one column, no pictures, nothing fetched. @throws when the layout is no MJML */
export async function drawHtml(content: MailContent): Promise<string> {
  const mjml = await loadMjml();
  const { html } = await mjml(layout(content), { validationLevel: 'strict', fonts: {}, keepComments: true });
  return html;
}

/** Words come from people: in MJML, and so in the mail, they are text and nothing else. */
const text = (words: string): string =>
  words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const when = <T>(value: T | undefined, draw: (value: T) => string): string => (value === undefined ? '' : draw(value));
const each = <T>(values: readonly T[] | undefined, draw: (value: T) => string): string =>
  (values ?? []).map(draw).join('');

/** MJML knows left and right alone. */
const startOf = (locale: Locale): string => (directionOf(locale) === 'rtl' ? 'right' : 'left');

const layout = (content: MailContent): string => `
<mjml lang="${content.locale}" dir="${directionOf(content.locale)}">
  <mj-head>
    <mj-title>${text(content.subject)}</mj-title>
    <mj-preview>${text(content.preheader)}</mj-preview>
    <mj-raw>
      <meta name="color-scheme" content="light dark">
      <meta name="supported-color-schemes" content="light dark">
    </mj-raw>
    <mj-attributes>
      <mj-all font-family="${textFont}" color="${light('text')}" />
      <mj-text font-size="17px" line-height="1.55" padding="0 32px 16px" align="${startOf(content.locale)}" />
      <mj-button align="${startOf(content.locale)}" />
      <mj-section padding="0" />
    </mj-attributes>
    <mj-style>${darkStyle}</mj-style>
  </mj-head>
  <mj-body width="600px" background-color="${light('page')}" css-class="page">
    ${header(content.site)}
    <mj-wrapper css-class="card" background-color="${light('surface')}" border="1px solid ${light('line')}" border-radius="10px" padding="32px 0 16px">
      <mj-section><mj-column>
        ${heading(content.subject)}
        ${paragraph(content.greeting)}
        ${each(content.paragraphs, paragraph)}
        ${when(content.code, code)}
        ${when(content.facts, facts)}
        ${when(content.button, (link) => button(link, mailTexts(content.locale)('mail.link_alone')))}
        ${when(content.link, textLink)}
        ${each(content.notes, note)}
      </mj-column></mj-section>
    </mj-wrapper>
    ${footer(content)}
  </mj-body>
</mjml>`;

const header = ({ url }: MailLink): string => `
    <mj-section padding="28px 0 20px"><mj-column>
      <mj-text css-class="name" align="center" padding="0" font-family="${displayFont}" font-size="28px" font-weight="600" line-height="1.2">
        <a href="${text(url)}" target="_blank" style="color:${light('text')};text-decoration:none">Stoa</a>
      </mj-text>
      <mj-divider css-class="rule" border-width="2px" border-color="${light('accent')}" width="40px" padding="10px 0 0" />
    </mj-column></mj-section>`;

const heading = (words: string): string => `
        <mj-text css-class="text" font-family="${displayFont}" font-size="25px" line-height="1.25" font-weight="600" padding="0 32px 20px">
          <h1 style="margin:0;font-size:25px;font-weight:600;line-height:1.25">${text(words)}</h1>
        </mj-text>`;

const paragraph = (words: string): string => `<mj-text css-class="text">${text(words)}</mj-text>`;

const note = (words: string): string =>
  `<mj-text css-class="soft" font-size="15px" color="${light('soft')}" padding="0 32px 12px">${text(words)}</mj-text>`;

const code = (words: string): string => `
        <mj-text css-class="code" align="center" padding="4px 32px 24px">
          <div style="background-color:${light('sunken')};border-radius:6px;padding:16px 8px;font-family:${codeFont};font-size:34px;line-height:1.2;letter-spacing:8px;font-weight:600">${text(words)}</div>
        </mj-text>`;

const facts = (rows: { label: string; value: string }[]): string => `
        <mj-table css-class="facts" font-size="16px" line-height="1.4" padding="0 32px 24px">
          ${each(rows, fact)}
        </mj-table>`;

const fact = ({ label, value }: { label: string; value: string }): string => {
  const line = `padding:8px 0;border-bottom:1px solid ${light('line')};vertical-align:top`;
  return `<tr>
            <td class="label" style="${line};width:35%;color:${light('soft')}">${text(label)}</td>
            <td style="${line};color:${light('text')};word-break:break-word">${text(value)}</td>
          </tr>`;
};

const button = ({ label, url }: MailLink, hint: string): string => `
        <mj-button css-class="button" href="${text(url)}" background-color="${light('primary')}" color="#ffffff" border-radius="6px" font-size="17px" font-weight="600" inner-padding="14px 26px" padding="8px 32px 24px">${text(label)}</mj-button>
        <mj-text css-class="soft" font-size="14px" color="${light('soft')}" padding="0 32px 20px">
          ${text(hint)}<br /><a href="${text(url)}" target="_blank" style="color:${light('link')};word-break:break-all">${text(url)}</a>
        </mj-text>`;

const textLink = ({ label, url }: MailLink): string => `
        <mj-text css-class="text" font-size="15px" padding="4px 32px 16px">
          <a href="${text(url)}" target="_blank" style="color:${light('link')}">${text(label)}</a>
        </mj-text>`;

const footer = ({ footer: words, unsubscribe, site }: MailContent): string => `
    <mj-section padding="16px 0 32px"><mj-column>
      <mj-text css-class="faint" align="center" font-size="14px" color="${light('faint')}" padding="0 32px">
        ${text(words)}<br /><a href="${text(site.url)}" target="_blank" style="color:${light('link')}">${text(site.label)}</a>${when(unsubscribe, footLink)}
      </mj-text>
    </mj-column></mj-section>`;

const footLink = ({ label, url }: MailLink): string =>
  `<br /><a href="${text(url)}" target="_blank" style="color:${light('link')}">${text(label)}</a>`;
