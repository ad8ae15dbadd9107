import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';

/** What is set on the site itself, for super-admins. */
export const en = {
  title: 'Settings of the site',
  lead: 'What the footer shows, and the texts that bind the site and its people.',
  views: places.settings,
  'view.links': 'Contact and social links',
  'view.terms-of-use': places.termsOfUse,
  'view.privacy-notice': places.privacyNotice,
  loading: 'Loading the settings',
  save: actions.save,
  saved: 'Saved. Pages that are opened from now on show it within seconds.',

  contact: 'Contact',
  'contact.hint':
    'An email address, or the address of a page. Where it is empty, “Contact Us” leads where the server’s settings say, or else to the page about this site.',
  help: 'Help centre address',
  'help.hint':
    'The address of a page that begins with https://. Links to the help centre in menus, bars and the footer open it in a new tab. Where it is empty, they lead to this site’s own help centre.',
  'help.given':
    'The server’s settings name {address} as the help centre, and that comes first. Links lead there until the person who runs the server takes it out.',
  'social.title': 'Social links',
  'social.lead':
    'The footer shows them in this order. Where there is none here, it shows those of the server’s settings, if any.',
  'social.list': 'Social links in their order',
  'social.none': 'No link is set here.',
  'social.add': actions.addLink,
  'social.network': 'Network of link {place, number}',
  'social.other': 'Another site',
  'social.name': 'Name of link {place, number}',
  'social.url': 'Address of link {place, number}',
  'social.up': actions.moveUp,
  'social.down': actions.moveDown,
  'social.remove': actions.removeNamed,
  'social.unnamed': 'link {place, number}',
  'social.moved': '{name} is now at place {place, number}.',
  'social.removed': '{name} was removed.',
  'theirs.help': 'Help centre: {help}',
  'theirs.contact': 'Contact: {contact}',
} as const;
