import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';

/** The page of the design system. */
export const en = {
  title: 'Design system',
  subtitle: 'Every token and every shared component of the site, in both colour schemes.',
  light: common.light,
  dark: common.dark,
  tokens: 'Tokens',
  'tokens.lead':
    'Read from the style sheets of this page. Colours, spaces and type come from here and from nowhere else.',
  kit: 'Kit',
  'kit.lead': 'What the shell lends to every remote at once.',
  components: 'Components',
  'components.lead': 'What screens are put together from.',
  overlays: 'Overlays',
  'overlays.lead': 'What opens over the page; fetched when it is first needed.',
  close: actions.close,
  'sample.label': 'A label',
  'sample.other': 'Another label',
  'sample.mark': common.isNew,
  'sample.heading': 'A heading of some length',
  'sample.person': 'Demo Person',
  'sample.sentence': 'A sentence that says what happened, and then what to do next.',
  'sample.problem': 'This is not right yet: a field and its rule are named.',
  'sample.markdown':
    '# A heading\n\nText with **weight**, *stress*, `code` and a [link](#components).\n\n- one\n- two\n\n| left | right |\n| --- | --- |\n| 1 | 2 |',
} as const;
