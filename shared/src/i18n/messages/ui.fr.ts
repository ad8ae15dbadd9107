import type { MessagesOf } from '../translate.ts';
import * as account from '../words/account.fr.ts';
import * as actions from '../words/actions.fr.ts';
import * as common from '../words/common.fr.ts';
import * as course from '../words/course.fr.ts';
import type { en } from './ui.en.ts';

export const fr: MessagesOf<typeof en> = {
  'error.title': 'Le chargement a échoué',
  'error.retry': actions.tryAgain,
  'error.request': 'Si cela continue, donnez-nous ce numéro : <code>{requestId}</code>',

  'failed.network': 'Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.',
  'failed.offline': 'Vous êtes hors ligne. Cela fonctionnera de nouveau dès le retour de la connexion.',
  'failed.rate_limited': 'Trop de demandes en peu de temps. Patientez une minute, puis réessayez.',
  'failed.unavailable': 'Cette fonction est momentanément indisponible. Réessayez dans quelques minutes.',
  'failed.unauthenticated': 'Votre session a pris fin. Reconnectez-vous pour continuer.',
  'failed.forbidden': 'Votre compte ne permet pas de faire cela.',
  'failed.impersonating': 'Vous voyez le site comme quelqu’un d’autre. Rien ne peut être modifié avant d’arrêter.',
  'failed.not_found': 'Cet élément n’existe plus, ou n’a jamais existé.',
  'failed.invalid': 'Une des informations saisies ne convient pas. Corrigez-la, puis réessayez.',
  'failed.conflict': 'Quelqu’un d’autre a modifié ceci entre-temps. Rechargez la page pour voir le dernier état.',
  'failed.other': 'Une erreur s’est produite de notre côté. Réessayez dans un instant.',

  loading: 'Chargement',
  'loading.courses': course.loadingMany,
  close: actions.close,
  cancel: actions.cancel,
  'loss.title': 'Fermer sans enregistrer ?',
  'loss.text': 'Ce que vous avez saisi ici sera perdu.',
  'loss.keep': 'Continuer la saisie',
  'loss.close': 'Fermer sans enregistrer',
  'password.toggle': actions.showOrHidePassword,
  breadcrumbs: 'Fil d’Ariane',
  table: 'Tableau',
  'country.label': account.country,
  'country.none': 'Aucun pays de ce nom',
  'search.clear': 'Effacer la recherche',
  'find.label': actions.searchForCourse,
  'find.go': actions.search,
  'find.marketplace': 'Aller au catalogue',

  'pages.name': common.pages,
  'pages.page': 'Page {page, number}',
  'pages.first': 'Première page',
  'pages.previous': actions.previousPage,
  'pages.next': actions.nextPage,
  'pages.last': 'Dernière page',

  'price.free': course.free,
  'money.unreadable': 'Saisissez un montant, par exemple 19,90.',
  'progress.of': 'Progression dans {name}',
  'progress.part': '{share} terminé',
  'progress.done': common.completed,
  'rating.none': 'Aucun avis pour l’instant',
  'rating.mean': 'Note de {mean} sur 5',
  'rating.counted': 'Note de {mean} sur 5 ({count, number} avis), pondérée par la moyenne du site',
};
