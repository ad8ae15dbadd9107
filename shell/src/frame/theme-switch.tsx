import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { usePreferences } from '@stoa/shared/federation/platform-context.tsx';
import { ActionIcon } from '@stoa/shared/kit';
import { useInBrowser } from '../first-view/in-browser.ts';
import { useFrameText } from '../messages/frame.ts';
import { useChoosePreferences } from './use-choose-preferences.ts';

const order = ['auto', 'light', 'dark'] as const;
const icons = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon };

/** Goes round: as the system, light, dark. */
export function ThemeSwitch() {
  const { colorScheme: chosen } = usePreferences();
  // What this browser keeps is not known where a first view is drawn.
  const colorScheme = useInBrowser() ? chosen : 'auto';
  const choose = useChoosePreferences();
  const t = useFrameText();
  const next = order[(order.indexOf(colorScheme) + 1) % order.length] ?? 'auto';
  const Icon = icons[colorScheme];
  const label = t('colours.change', { now: t(`colours.${colorScheme}`), next: t(`colours.${next}`) });
  return (
    <ActionIcon aria-label={label} title={label} onClick={() => choose({ colorScheme: next })}>
      <Icon size={20} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  );
}
