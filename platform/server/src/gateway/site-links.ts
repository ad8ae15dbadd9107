import { siteSettings, type SiteSettings } from '@stoa/shared/contract/administration/site-settings.ts';
import { API_PREFIX, routes } from '@stoa/shared/contract/kernel/routes.ts';
import type { PageLinks, SiteLinks } from '@stoa/shared/contract/site/site-links.ts';
import { createApiReader } from './api-reader.ts';

/** Who has just changed a link looks at once whether it is there. */
const FRESH_MS = 5_000;
const PATH = `${API_PREFIX}/${routes.getSiteSettings.slice('GET '.length)}`;

/**
 * The links out of the site that a page shows: what is set on the site itself, and where nothing is, what this gateway was
 * started with. The help centre of the gateway comes first. While the API does not answer, pages show what it last said.
 */
export function createSiteLinks(apiUrl: string, given: SiteLinks): () => Promise<PageLinks> {
  const read = createApiReader(apiUrl, FRESH_MS);
  let known = ofPage(given);
  let freshUntil = 0;
  return async () => {
    // No page in between asks again, nor waits, also while the API has no answer.
    if (Date.now() < freshUntil) return known;
    freshUntil = Date.now() + FRESH_MS;
    const answer = siteSettings.safeParse((await read(PATH)).answer);
    if (answer.success) known = linksOf(answer.data, given);
    return known;
  };
}

const ofPage = (given: SiteLinks): PageLinks => ({ ...given, ...(given.help && { is_help_given: true }) });

function linksOf({ contact, social, help = '' }: SiteSettings, given: SiteLinks): PageLinks {
  return {
    ...(help !== '' && { help }),
    ...ofPage(given),
    ...(contact !== '' && { contact: contact.startsWith('https://') ? contact : `mailto:${contact}` }),
    social: social.length > 0 ? social : given.social,
  };
}
