import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './site-settings.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Paramètres du site',
  lead: 'Ce que montre le pied de page, et les textes qui engagent le site et ses membres.',
  views: places.settings,
  'view.links': 'Contact et réseaux sociaux',
  'view.terms-of-use': places.termsOfUse,
  'view.privacy-notice': places.privacyNotice,
  loading: 'Chargement des paramètres',
  save: actions.save,
  saved: 'Enregistré. Les pages ouvertes à partir de maintenant le montrent en quelques secondes.',

  contact: 'Adresse de contact',
  'contact.hint':
    'Une adresse e-mail, ou l’adresse d’une page. Si le champ est vide, « Nous contacter » mène là où le disent les réglages du serveur, ou sinon à la page sur ce site.',
  help: 'Adresse du centre d’aide',
  'help.hint':
    'L’adresse d’une page, qui commence par https://. Les liens vers le centre d’aide, dans les menus, les barres et le pied de page, l’ouvrent dans un nouvel onglet. Si le champ est vide, ils mènent au centre d’aide de ce site.',
  'help.given':
    'Les réglages du serveur nomment {address} comme centre d’aide, et cela passe d’abord. Les liens y mènent tant que la personne qui exploite le serveur ne l’a pas retiré.',
  'social.title': 'Liens vers les réseaux sociaux',
  'social.lead':
    'Le pied de page les montre dans cet ordre. S’il n’y en a aucun ici, il montre ceux des réglages du serveur, s’il y en a.',
  'social.list': 'Liens dans leur ordre',
  'social.none': 'Aucun lien n’est défini ici.',
  'social.add': actions.addLink,
  'social.network': 'Réseau du lien {place, number}',
  'social.other': 'Un autre site',
  'social.name': 'Nom du lien {place, number}',
  'social.url': 'Adresse du lien {place, number}',
  'social.up': actions.moveUp,
  'social.down': actions.moveDown,
  'social.remove': actions.removeNamed,
  'social.unnamed': 'le lien {place, number}',
  'social.moved': '{name} est maintenant à la place {place, number}.',
  'social.removed': '{name} a été retiré.',
  'theirs.help': 'Centre d’aide : {help}',
  'theirs.contact': 'Contact : {contact}',
};
