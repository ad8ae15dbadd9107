import { directionOf } from '@stoa/shared/contract/site/locales.ts';
import type { PackedLesson } from './export-plan.ts';
import { lessonBody, type BodyOf } from './lesson-body.ts';
import { jsonMarkup, markup } from './markup.ts';
import { factsOf, type FactsOf } from './page-facts.ts';

/** A lesson as a page of the package. It asks nothing of any host but the one it embeds. */
export function lessonPage(lesson: PackedLesson, given: BodyOf & FactsOf & { module: string }): string {
  const { content } = lesson;
  const { language, text, module } = given;
  return markup`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policyOf(content.embed_url)}">
<title>${content.title}</title>
<link rel="stylesheet" href="../player/sco.css">
</head>
<body>
<main>
<p class="module">${module}</p>
<h1>${content.title}</h1>
<p class="notice" id="alone" hidden>${text('alone')}</p>
<noscript><p class="notice">${text('noScript')}</p></noscript>
${lessonBody(lesson, given)}
</main>
<script type="application/json" id="facts">${jsonMarkup(factsOf(content, given, text))}</script>
<script type="module" src="../player/sco.js"></script>
</body>
</html>
`.text;
}

const policyOf = (embedUrl: string | null | undefined): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "media-src 'self'",
    "object-src 'self'",
    ["frame-src 'self'", ...(embedUrl ? [new URL(embedUrl).origin] : [])].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
