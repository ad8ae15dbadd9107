import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import { contentOriginFor } from '@stoa/shared/contract/site/content-origin.ts';
import { ICON_PATH, PLATFORM_PATH, ROBOTS_PATH } from '@stoa/shared/platform-contract/paths.ts';
import type { PageOverride } from '@stoa/shared/platform-contract/release.ts';
import type { PageLinks } from '@stoa/shared/contract/site/site-links.ts';
import type { LiveReleaseWatch } from './live-release.ts';
import { remotesWith, type ServedRelease } from './served-release.ts';
import type { FindHead } from './page-head.ts';
import { viewOf } from './first-views.ts';
import { localeOf } from './page-locale.ts';
import { tokenOf } from './page-token.ts';
import { renderPage } from './page-html.ts';
import { createRouteTable, type RouteTable } from './route-table.ts';
import { sendPagePolicy } from './security-headers.ts';
import { originOf } from './request-origin.ts';
import type { Visits } from './visits.ts';

interface Options {
  release: LiveReleaseWatch;
  visits: Visits;
  overridesFor(request: FastifyRequest): Promise<PageOverride[]>;
  siteUrl: string | undefined;
  contentUrl: string | undefined;
  findSiteLinks: () => Promise<PageLinks>;
  frameOrigins: readonly string[];
  findHead: FindHead;
}

/** Every address that is nothing else is a page; one that nobody draws is the same page with status 404. */
export async function pages(app: FastifyInstance, options: Options): Promise<void> {
  const { release, siteUrl, contentUrl, findSiteLinks, frameOrigins, findHead, visits, overridesFor } = options;
  app.get(ROBOTS_PATH, async (_request, reply) =>
    reply.type('text/plain').send(`User-agent: *\nDisallow: ${API_PATH}/\nDisallow: ${PLATFORM_PATH}/\n`),
  );
  app.get(ICON_PATH, async (_request, reply) => {
    const served = release.current();
    const favicon = served?.shells.get(served.document.shell.version)?.favicon;
    return favicon ? reply.header('cache-control', 'no-cache').redirect(favicon, 302) : reply.callNotFound();
  });
  app.get('/*', async (request, reply) => {
    const served = release.current();
    if (!served) return sendNothingLive(reply, release.channel);
    const [pathname = '/'] = request.url.split('?');
    const overrides = await overridesFor(request);
    const { visit, shell, canaries } = visits.open(request, served, { overrides });
    const routes = routesOf(served, canaries, overrides);
    const owner = routes(pathname);
    // A file that is gone, not a screen: a page in its place would only puzzle whoever asked.
    if (!owner && /\.[a-z][a-z0-9]{1,9}$/i.test(pathname)) return reply.callNotFound();
    const origin = siteUrl ?? originOf(request);
    const locale = localeOf(request);
    const token = tokenOf(request);
    const [head, siteLinks] = await Promise.all([findHead(owner, { origin, locale, token }), findSiteLinks()]);
    const nonce = randomBytes(16).toString('base64');
    const foreign = { dev: served.devOrigins, overrides: overrides.flatMap(({ origin }) => origin ?? []) };
    const devices = owner?.kind === 'remote' ? owner.route.devices : [];
    const content = contentOriginFor({ siteUrl, contentUrl }, originOf(request));
    sendPagePolicy(reply, { nonce, devices, ...foreign, frames: frameOrigins, content });
    visits.keep(reply, visit, request.protocol === 'https');
    // What somebody tries out says so above everything.
    const isPlain = overrides.length === 0 && !head.isMissing;
    const view = isPlain ? viewOf(owner, token !== undefined) : undefined;
    const drawn = view === undefined ? undefined : shell.firstViews.find(view, locale, routes);
    return (
      reply
        .code(head.isMissing ? 404 : 200)
        .type('text/html; charset=utf-8')
        // Carries a nonce and the live release: no shared cache may keep it, and a browser must ask again.
        .header('cache-control', 'private, no-cache')
        .header('content-language', locale)
        .send(
          renderPage({
            payload: served.payload,
            visit,
            siteLinks,
            shell,
            owner,
            head,
            address: origin + pathname,
            nonce,
            origins: [...foreign.dev, ...foreign.overrides],
            locale,
            firstView: drawn && view ? { view, ...drawn } : undefined,
          }),
        )
    );
  });
}

function routesOf(served: ServedRelease, canaries: readonly string[], overrides: readonly PageOverride[]): RouteTable {
  if (overrides.length === 0) return served.routesWith(canaries);
  const others = remotesWith(served.document, canaries).filter(({ name }) =>
    overrides.every((one) => one.name !== name),
  );
  return createRouteTable([...others, ...overrides.map(({ remote }) => remote)]);
}

const sendNothingLive = (reply: FastifyReply, channel: string) =>
  reply
    .code(503)
    .header('retry-after', '5')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stoa is being set up</title><p>Nothing is live in channel ${channel} yet. Publish and promote a shell, then load this page again.</p></html>`,
    );
