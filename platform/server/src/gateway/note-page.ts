import type { FastifyReply } from 'fastify';
import { escapeHtml } from './escape-html.ts';

export interface Note {
  status: number;
  title: string;
  text: string;
  /** Where to go on; the start page unless given. */
  link?: string;
  linkText?: string;
}

/** A page of one sentence, for links that people open and that lead nowhere. Needs no file and no script. */
export const sendNote = (
  reply: FastifyReply,
  { status, title, text, link = '/', linkText = 'To the start page' }: Note,
): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
    .send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Stoa</title>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(link)}">${escapeHtml(linkText)}</a></p>
</main>
</body>
</html>
`);
