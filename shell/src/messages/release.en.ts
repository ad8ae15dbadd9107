import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';

/** What the page says of its own versions, when that happens. */
export const en = {
  'release.refresh': 'Refresh',
  'release.changed': 'Stoa has been updated since you opened this page.',
  'release.fault': 'A fault was found in this page’s version of Stoa. Save what you are doing, then refresh.',
  'release.unchecked': 'This page can no longer check for updates. Refresh it when it suits you.',
  'release.renewed': 'A fault was found in “{title}”. You now see the version without it.',
  'release.waits':
    'A fault was found in “{title}”. It is replaced once you have saved or left; switching now loses what you typed.',
  'release.switch': 'Switch now',

  'preview.label': course.preview,
  'preview.on': 'You are seeing {what}',
  'preview.over': 'Your preview has ended: {what}',
  'preview.version': '{name} in version {version}',
  'preview.origin': '{name} from {origin}',
  'preview.until': 'until <time>{clock}</time>',
  'preview.reload': 'Reload',
  'preview.stop': actions.stop,
  'preview.failed': 'The preview could not be ended. Check your connection and try again.',
} as const;
