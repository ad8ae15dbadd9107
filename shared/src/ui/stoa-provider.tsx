import { DirectionContext, MantineProvider, useMantineColorScheme } from '@mantine/core';
import { useEffect, useMemo, type ReactNode } from 'react';
import { resolveVariables, theme } from './theme.ts';

type ColorScheme = 'auto' | 'light' | 'dark';
type Direction = 'ltr' | 'rtl';

interface StoaProviderProps {
  /** The shell writes the theme's variables into the page once; remotes leave that to it. */
  owner?: boolean;
  /** Nonce of the page's style policy. */
  styleNonce?: string | undefined;
  /** Left out: what this browser has kept. */
  colorScheme?: ColorScheme | undefined;
  direction?: Direction | undefined;
  children: ReactNode;
}

/** Theme for one React root. Every root needs one: the shell's, and each remote's. */
export function StoaProvider({ owner = false, styleNonce, colorScheme, direction, children }: StoaProviderProps) {
  return (
    <KitDirection direction={direction}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={resolveVariables}
        defaultColorScheme="auto"
        withCssVariables={owner}
        withGlobalClasses={owner}
        {...(styleNonce && { getStyleNonce: () => styleNonce })}
      >
        {colorScheme && <KitColours wanted={colorScheme} />}
        {children}
      </MantineProvider>
    </KitDirection>
  );
}

/** Who chooses the colours is the page; the kit follows. */
function KitColours({ wanted }: { wanted: ColorScheme }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  useEffect(() => {
    if (colorScheme !== wanted) setColorScheme(wanted);
  }, [wanted, colorScheme, setColorScheme]);
  return null;
}

const nothing = () => undefined;

/** Arrow keys and places of popups follow the way the page is read. Whoever owns the page writes its `dir`. */
function KitDirection({ direction = 'ltr', children }: { direction?: Direction | undefined; children: ReactNode }) {
  const value = useMemo(() => ({ dir: direction, toggleDirection: nothing, setDirection: nothing }), [direction]);
  return <DirectionContext value={value}>{children}</DirectionContext>;
}
