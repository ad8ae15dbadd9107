import type { FastifyReply } from 'fastify';

/** Text or markup made by `markup`: nothing else gets into a page unescaped. */
export interface Markup {
  text: string;
}

/** `` markup`<p>${text}</p>` `` escapes what is put in, but for markup of its own making. */
export const markup = (
  parts: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup => ({
  text: parts.reduce((whole, part, at) => whole + written(values[at - 1] ?? '') + part),
});

function written(value: string | Markup | readonly Markup[]): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return 'text' in value ? value.text : value.map(({ text }) => text).join('');
}

interface Page {
  locale: string;
  title: string;
  body: Markup;
  /** File below `browser/`. */
  script?: string;
  /** `data-…` of the root element. */
  about?: Readonly<Record<string, string>>;
  /** Origin that may frame it. */
  framedBy?: string;
  /** Origin that its forms lead to in the end. */
  formsLeadTo?: string;
  status?: number;
}

/** Nothing in a page comes from elsewhere, and nothing but a form leaves it. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const { locale, title, body, script, about = {}, framedBy, formsLeadTo, status = 200 } = page;
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    `form-action ${formsLeadTo === undefined ? "'none'" : `'self' ${formsLeadTo}`}`,
    `frame-ancestors ${framedBy ?? "'none'"}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const data = Object.entries(about).map(([name, value]) => markup` data-${name}="${value}"`);
  const tags = script === undefined ? [] : [markup`<script type="module" src="/hosted/browser/${script}"></script>`];
  const { text } = markup`<!doctype html>
    <html lang="${locale}"${data}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/hosted/hosted.css" />
        ${tags}
      </head>
      <body>
        ${body}
      </body>
    </html> `;
  return reply
    .code(status)
    .headers({
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()',
      ...(framedBy === undefined && { 'x-frame-options': 'DENY', 'cross-origin-opener-policy': 'same-origin' }),
    })
    .send(text);
}
