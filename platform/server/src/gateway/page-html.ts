import {
  ANSWERS_ELEMENT_ID,
  RELEASE_ELEMENT_ID,
  SITE_LINKS_ELEMENT_ID,
  VISIT_ELEMENT_ID,
} from '@stoa/shared/platform-contract/paths.ts';
import { type Visit } from '@stoa/shared/platform-contract/release.ts';
import type { PageLinks } from '@stoa/shared/contract/site/site-links.ts';
import type { FirstView } from '@stoa/shared/platform-contract/first-view.ts';
import { FIRST_VIEW_ATTRIBUTE } from '@stoa/shared/platform-contract/first-view-marks.ts';
import { inlineJson } from '../registry/inline-json.ts';
import { escapeHtml } from './escape-html.ts';
import { directionOf, type Locale } from '@stoa/shared/contract/site/locales.ts';
import type { PageHead } from './page-head.ts';
import { beforeTakingOver, withNonce } from './first-views.ts';
import { fontLinks, remoteLinks, screenLinks, shellLinks, type PageLink } from './page-links.ts';
import { colourSchemeScript, skeleton, skeletonStyle } from './page-skeleton.ts';
import { textsIn } from './page-texts.ts';
import type { ReleasedShell } from './released-shell.ts';
import type { RouteOwner } from './route-table.ts';
import { shellGuard } from './shell-guard.ts';
import { trustedTypesScript } from './trusted-types.ts';

export interface Page {
  /** The release document as it was signed, letter by letter. */
  payload: string;
  visit: Visit;
  siteLinks: PageLinks;
  shell: ReleasedShell;
  owner: RouteOwner | undefined;
  head: PageHead;
  /** Absolute address of the page, without query. */
  address: string;
  nonce: string;
  /** Other origins that this page may take code from. */
  origins: readonly string[];
  locale: Locale;
  /** What a guest sees before any code runs; others see an empty bar. */
  firstView: (FirstView & { view: string }) | undefined;
}

/**
 * The one page of the site. Skeleton first and styles after it, so that the first paint waits for no file; scripts wait
 * for the styles, so that nothing is ever drawn without them.
 */
export function renderPage({
  payload,
  visit,
  siteLinks,
  shell,
  owner,
  head,
  address,
  nonce,
  origins,
  locale,
  firstView,
}: Page): string {
  const t = textsIn(locale);
  const ownLinks = owner ? linksOf(owner, shell, locale) : [];
  // Over HTTP/1.1 a browser has six connections: the code goes first, the fonts may wait their turn.
  const links = [...shellLinks(shell, locale), ...ownLinks, ...fontLinks(shell)];
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script nonce="${nonce}" data-origins="${escapeHtml(origins.join(' '))}">${trustedTypesScript}</script>
<script nonce="${nonce}">${colourSchemeScript}</script>
<script nonce="${nonce}" data-shell="${escapeHtml(shell.version)}" data-lost="${escapeHtml(t('lost'))}">${shellGuard}</script>
<title>${escapeHtml(head.title)}</title>
${headTags(head, address)}
${links.map(preloadTag).join('\n')}
<link rel="icon" href="${shell.favicon ? escapeHtml(shell.favicon) : NO_ICON}">
<style nonce="${nonce}">${skeletonStyle}${firstView?.css ?? ''}</style>
${shell.scripts.map(scriptTag).join('\n')}
</head>
<body>
${firstView ? rootWith(firstView, nonce) : `<div id="stoa">${skeleton(t('loading'))}</div>`}
<noscript><p>${escapeHtml(t('no-scripts'))}</p></noscript>
${shell.styles.map(styleTag).join('\n')}
<script type="application/json" id="${RELEASE_ELEMENT_ID}">${payload}</script>
<script type="application/json" id="${VISIT_ELEMENT_ID}">${inlineJson(visit)}</script>
<script type="application/json" id="${SITE_LINKS_ELEMENT_ID}">${inlineJson(siteLinks)}</script>
${answersElement(head)}
${head.jsonLd ? `<script type="application/ld+json">${inlineJson(head.jsonLd)}</script>` : ''}
</body>
</html>
`;
}

/** Characters; a course of five hundred lessons is asked for by itself, or the page would wait for it. */
const MOST_OF_ANSWERS = 60_000;

function answersElement({ answers = {} }: PageHead): string {
  const json = inlineJson(answers);
  if (json === '{}' || json.length > MOST_OF_ANSWERS) return '';
  return `<script type="application/json" id="${ANSWERS_ELEMENT_ID}">${json}</script>`;
}

/** Nothing but the view in it: the shell takes over these very elements. */
const rootWith = (firstView: NonNullable<Page['firstView']>, nonce: string): string =>
  `<div id="stoa" ${FIRST_VIEW_ATTRIBUTE}="${escapeHtml(firstView.view)}">${withNonce(firstView, nonce)}</div>
<script nonce="${nonce}">${beforeTakingOver}</script>`;

function headTags({ title, description, image, kind, isIndexed }: PageHead, address: string): string {
  const tags = [
    meta('property', 'og:site_name', 'Stoa'),
    meta('property', 'og:title', title),
    meta('property', 'og:type', kind),
    meta('property', 'og:url', address),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ];
  if (description) tags.push(meta('name', 'description', description), meta('property', 'og:description', description));
  if (image) tags.push(meta('property', 'og:image', image));
  if (isIndexed) tags.push(`<link rel="canonical" href="${escapeHtml(address)}">`);
  else tags.push(meta('name', 'robots', 'noindex'));
  return tags.join('\n');
}

/** Keeps browsers from asking for /favicon.ico. */
const NO_ICON = 'data:,';

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

const attributes = ({ integrity }: { integrity?: string | undefined }): string =>
  `${integrity ? ` integrity="${integrity}"` : ''} crossorigin="anonymous"`;
const preloadTag = (link: PageLink): string =>
  `<link rel="preload" as="${link.as}" href="${escapeHtml(link.url)}"${link.as === 'font' ? ' type="font/woff2"' : ''}${attributes(link)}>`;
const scriptTag = (file: { url: string; integrity: string | undefined }): string =>
  `<script defer src="${escapeHtml(file.url)}"${attributes(file)}></script>`;
const styleTag = (file: { url: string; integrity: string | undefined }): string =>
  `<link rel="stylesheet" href="${escapeHtml(file.url)}"${attributes(file)}>`;

const linksOf = (owner: RouteOwner, shell: ReleasedShell, locale: Locale): PageLink[] =>
  owner.kind === 'remote' ? remoteLinks(owner.remote, owner.route, locale) : screenLinks(shell, owner.id, locale);
