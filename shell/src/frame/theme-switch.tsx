import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { ActionIcon, useMantineColorScheme } from '@stoa/shared/ui/kit.ts';

const order = ['auto', 'light', 'dark'] as const;
const faces = {
  auto: { name: 'as the system', Icon: IconDeviceDesktop },
  light: { name: 'light', Icon: IconSun },
  dark: { name: 'dark', Icon: IconMoon },
};

/** Goes round: as the system, light, dark. */
export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const next = order[(order.indexOf(colorScheme) + 1) % order.length] ?? 'auto';
  const { name, Icon } = faces[colorScheme];
  const label = `Colours: ${name}. Change to ${faces[next].name}`;
  return (
    <ActionIcon aria-label={label} title={label} onClick={() => setColorScheme(next)}>
      <Icon size={20} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  );
}
