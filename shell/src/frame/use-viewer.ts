import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import type { MenuPlace } from '@stoa/shared/platform-contract/release.ts';
import { useLocale } from '@stoa/shared/i18n/locale-context.tsx';
import { useFrame } from '../context/frame-context.tsx';
import { useFrameText } from '../messages/frame.ts';
import { offeredEntries } from './offered-entries.ts';

/** Who looks, in which language, and what is there to be seen: the conditions of every menu. */
export function useViewer() {
  const session = useSession();
  const t = useFrameText();
  const { locale } = useLocale();
  const { hasScreen, offered, siteLinks } = useFrame();
  const offeredIn = (place: MenuPlace['place']) => offeredEntries(offered, place, { ...session, locale });
  return { ...session, t, hasScreen, siteLinks, offeredIn };
}
