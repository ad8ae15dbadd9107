import { SITE_LINKS_ELEMENT_ID } from '@stoa/shared/platform-contract/paths.ts';
import type { SiteLinks } from '@stoa/shared/contract/site/site-links.ts';

/** The gateway has checked them by the contract before it wrote them into the page. Without them the frame draws none. */
export function readSiteLinks(): SiteLinks {
  const { textContent = null } = document.getElementById(SITE_LINKS_ELEMENT_ID) ?? {};
  try {
    return { social: [], ...(JSON.parse(textContent ?? '{}') as Partial<SiteLinks>) };
  } catch {
    return { social: [] };
  }
}
