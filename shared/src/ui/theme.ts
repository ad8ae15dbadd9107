import { createTheme, type CSSVariablesResolver, type MantineThemeOverride } from '@mantine/core';
import { aegean, limestone, madder, night, ochre, olive } from './palette.ts';

/**
 * What opens over words is opaque from the first moment: faded in, it would draw text over text. The insets below zero leave
 * room for its shadow.
 */
const unrolled = {
  transition: {
    in: { clipPath: 'inset(-2rem)' },
    out: { clipPath: 'inset(-2rem -2rem 100%)' },
    transitionProperty: 'clip-path',
  },
  duration: 150,
};

/** Stoa's design language in Mantine's terms. The values themselves stand in the shell's tokens.css. */
export const theme: MantineThemeOverride = createTheme({
  colors: { aegean, ochre, gray: limestone, dark: night, green: olive, red: madder, yellow: ochre, blue: aegean },
  primaryColor: 'aegean',
  primaryShade: { light: 7, dark: 5 },
  white: '#ffffff',
  black: '#15252b',
  fontFamily: 'var(--stoa-font-text)',
  fontFamilyMonospace: 'var(--stoa-font-mono)',
  fontSizes: {
    xs: 'var(--stoa-text-xs)',
    sm: 'var(--stoa-text-sm)',
    md: 'var(--stoa-text-md)',
    lg: 'var(--stoa-text-lg)',
    xl: 'var(--stoa-text-xl)',
  },
  headings: {
    fontFamily: 'var(--stoa-font-display)',
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--stoa-text-3xl)', lineHeight: 'var(--stoa-leading-tight)' },
      h2: { fontSize: 'var(--stoa-text-2xl)', lineHeight: '1.2' },
      h3: { fontSize: 'var(--stoa-text-xl)', lineHeight: 'var(--stoa-leading-snug)' },
      h4: { fontSize: 'var(--stoa-text-lg)', lineHeight: 'var(--stoa-leading-snug)' },
      h5: { fontSize: 'var(--stoa-text-md)', lineHeight: 'var(--stoa-leading-snug)' },
      h6: { fontSize: 'var(--stoa-text-sm)', lineHeight: 'var(--stoa-leading-snug)' },
    },
  },
  lineHeights: { md: 'var(--stoa-leading-text)' },
  spacing: {
    xs: 'var(--stoa-space-xs)',
    sm: 'var(--stoa-space-sm)',
    md: 'var(--stoa-space-md)',
    lg: 'var(--stoa-space-lg)',
    xl: 'var(--stoa-space-xl)',
  },
  radius: {
    xs: 'var(--stoa-radius-sm)',
    sm: 'var(--stoa-radius-sm)',
    md: 'var(--stoa-radius-md)',
    lg: 'var(--stoa-radius-lg)',
    xl: 'var(--stoa-radius-lg)',
  },
  shadows: {
    xs: 'var(--stoa-shadow-sm)',
    sm: 'var(--stoa-shadow-sm)',
    md: 'var(--stoa-shadow-md)',
    lg: 'var(--stoa-shadow-lg)',
    xl: 'var(--stoa-shadow-lg)',
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } },
    Anchor: { defaultProps: { underline: 'hover', inherit: true } },
    Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 600 } },
    // Its own stylesheet comes with the overlays; the arrow of a plain select stands in first views.
    ComboboxChevron: {
      styles: { chevron: { width: '1.125rem', height: '1.125rem', color: 'var(--stoa-color-text-soft)' } },
    },
    Container: {
      defaultProps: { size: 'calc(var(--stoa-width-page) + 2 * var(--stoa-gutter))', px: 'var(--stoa-gutter)' },
    },
    // Of fields that are no plain input: as large as the others' words.
    InputDescription: { defaultProps: { size: 'md' } },
    InputLabel: { defaultProps: { size: 'md' } },
    Loader: { defaultProps: { type: 'dots' } },
    Modal: { defaultProps: { centered: true, radius: 'lg', overlayProps: { backgroundOpacity: 0.55 } } },
    Menu: {
      defaultProps: {
        shadow: 'md',
        offset: 6,
        hideDetached: false,
        withInitialFocusPlaceholder: false,
        transitionProps: unrolled,
      },
    },
    Popover: { defaultProps: { hideDetached: false, transitionProps: unrolled } },
    MultiSelect: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    Paper: { defaultProps: { radius: 'lg' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Progress: { defaultProps: { radius: 'xl' } },
    Select: { defaultProps: { size: 'md' } },
    // It pulses by our own styles, alone or with its group.
    Skeleton: { defaultProps: { animate: false }, styles: { root: { transform: 'none' } } },
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 3 } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
  },
});

/** In the dark scheme Mantine's soft grounds are nearly black; ours are the tokens' own. */
const darkSoft = Object.fromEntries(
  [
    { names: ['aegean', 'blue'], soft: 'primary-soft', text: 'on-primary-soft' },
    { names: ['ochre', 'yellow'], soft: 'accent-soft', text: 'accent-text' },
    { names: ['green'], soft: 'success-soft', text: 'success' },
    { names: ['red'], soft: 'danger-soft', text: 'danger' },
    { names: ['gray'], soft: 'surface-hover', text: 'text-soft' },
  ].flatMap(({ names, soft, text }) =>
    names.flatMap((name) => [
      [`--mantine-color-${name}-light`, `var(--stoa-color-${soft})`],
      [`--mantine-color-${name}-light-color`, `var(--stoa-color-${text})`],
    ]),
  ),
) as Record<`--${string}`, string>;

/** Mantine's general colours, tied to the tokens; the tokens answer the colour scheme themselves. */
export const resolveVariables: CSSVariablesResolver = () => {
  const colours = {
    '--mantine-color-body': 'var(--stoa-color-page)',
    '--mantine-color-text': 'var(--stoa-color-text)',
    '--mantine-color-bright': 'var(--stoa-color-text)',
    '--mantine-color-dimmed': 'var(--stoa-color-text-soft)',
    '--mantine-color-anchor': 'var(--stoa-color-link)',
    '--mantine-color-placeholder': 'var(--stoa-color-text-faint)',
    '--mantine-color-error': 'var(--stoa-color-danger)',
    '--mantine-color-default': 'var(--stoa-color-surface)',
    '--mantine-color-default-hover': 'var(--stoa-color-surface-hover)',
    '--mantine-color-default-color': 'var(--stoa-color-text)',
    '--mantine-color-default-border': 'var(--stoa-color-line)',
  };
  // The library's own is a dialog's ground: a button that waits for something would be words without a shape.
  const darkWaiting = { '--mantine-color-disabled': 'var(--stoa-color-line)' };
  return { variables: {}, light: colours, dark: { ...colours, ...darkSoft, ...darkWaiting } };
};
