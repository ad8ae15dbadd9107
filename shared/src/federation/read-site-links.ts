import type { PageLinks } from '../contract/site/site-links.ts';
import { SITE_LINKS_ELEMENT_ID } from '../platform-contract/paths.ts';

/** The gateway has checked them by the contract before it wrote them into the page. Without them the frame draws none. */
export function readSiteLinks(): PageLinks {
  const { textContent = null } = document.getElementById(SITE_LINKS_ELEMENT_ID) ?? {};
  try {
    return { social: [], ...(JSON.parse(textContent ?? '{}') as Partial<PageLinks>) };
  } catch {
    return { social: [] };
  }
}
