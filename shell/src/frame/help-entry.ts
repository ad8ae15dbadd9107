import type { HelpAudience } from '@stoa/shared/contract/administration/help-words.ts';
import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import type { SiteLinks } from '@stoa/shared/contract/site/site-links.ts';
import type { FrameTextKey } from '../messages/frame.ts';
import type { MenuEntry, MenuViewer, OutwardEntry } from './menu-entries.ts';

interface Wanted {
  text: FrameTextKey;
  /** Whose articles it opens; left out: those that fit who is here. */
  audience?: HelpAudience | undefined;
}

/** The operator's own help centre, where one is named; else the site's, while its screen is live. */
export function helpEntry(
  { t, siteLinks, hasScreen }: MenuViewer & { siteLinks: SiteLinks },
  { text, audience }: Wanted = { text: 'creator.help' },
): MenuEntry | OutwardEntry | undefined {
  const label = t(text);
  if (siteLinks.help) return { label, href: siteLinks.help };
  return hasScreen(addresses.help) ? { label, to: to.help(audience && { audience }) } : undefined;
}
