import { createTheme, type MantineThemeOverride } from '@mantine/core';

/** Stoa's design language in Mantine's terms. The values themselves stand in the shell's tokens.css. */
export const theme: MantineThemeOverride = createTheme({
  fontFamily: 'var(--stoa-font-text)',
  headings: { fontFamily: 'var(--stoa-font-display)', fontWeight: '600' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
});
