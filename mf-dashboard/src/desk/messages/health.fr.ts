import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './health.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: places.siteHealth,
  lead: 'Comment va chaque partie du site. Tout est mesuré à nouveau toutes les 30 secondes tant que vous regardez cette page.',
  again: 'Mesurer à nouveau',
  measuring: 'Mesure en cours : {name}',
  measured: 'Mesuré',
  unanswered: 'L’API n’a pas répondu ; ce qui suit a été mesuré plus tôt.',
  see: 'S’en occuper',
  none: 'aucun jusqu’ici',
  'check.process': 'Processus de l’API',
  'check.database': 'Base de données',
  'check.work': places.backgroundWork,
  'check.storage': 'Stockage',
  'check.mail': places.emails,
  'state.fine': 'Tout va bien',
  'state.attention': 'À surveiller',
  'state.failing': 'En panne',
  'reason.fine': 'Il n’y a rien à faire.',
  'reason.timed_out': 'Pas de réponse en cinq secondes. Voyez le serveur qui l’héberge, et si l’API peut le joindre.',
  'reason.broken': 'La mesure a échoué. Le journal de l’API dit pourquoi.',
  'reason.memory_high':
    'L’API approche de la mémoire qui lui est permise : donnez-lui-en plus, ou relancez-la à une heure calme.',
  'reason.slow': 'Elle répond lentement : voyez ce qui l’occupe, et la liaison entre elle et l’API.',
  'reason.connections_near_limit':
    'La plupart de ses connexions sont prises : augmentez max_connections, ou lancez moins de processus de l’API.',
  'reason.migrations_missing':
    'Elle est plus ancienne que le code : relancez l’API, qui met la base à jour, et lisez son journal.',
  'reason.work_given_up': 'Des tâches ont été abandonnées : relancez-les, ou abandonnez-les pour de bon.',
  'reason.work_late':
    'Des tâches attendent alors qu’elles sont dues : voyez si chaque processus de l’API tourne sans être surchargé.',
  'reason.not_writable':
    'Rien ne peut être écrit dans STOA_DATA_DIR : voyez si son disque est là, et à qui il appartient.',
  'reason.space_low': 'Moins d’un dixième du disque est libre : faites de la place, ou agrandissez-le.',
  'reason.space_out':
    'Le disque est presque plein, et les envois de fichiers échoueront : faites de la place sans attendre.',
  'reason.mail_unreachable':
    'Le serveur de messagerie est injoignable ou ne nous laisse pas entrer : vérifiez STOA_SMTP_URL, puis renvoyez ce qui a échoué.',
  'reason.mail_given_up': 'Des e-mails ont été abandonnés : voyez pourquoi, et renvoyez-les.',
  'reason.mail_late': 'Des e-mails attendent alors qu’ils sont dus : voyez si chaque processus de l’API tourne.',
  'reason.mail_to_nobody':
    'Aucun serveur de messagerie n’est réglé, et les e-mails n’arrivent à personne : réglez STOA_SMTP_URL, puis envoyez-vous un essai.',
  'measure.uptime': 'En marche depuis',
  'measure.memory': 'Mémoire utilisée',
  'measure.memory_limit': 'Mémoire maximale',
  'measure.latency': 'Répond en',
  'measure.size': 'Taille',
  'measure.connections': 'Connexions utilisées',
  'measure.connections_limit': 'Connexions au plus',
  'measure.migrations': 'Migrations effectuées',
  'measure.migrations_missing': 'Migrations manquantes',
  'measure.waiting': 'En attente à présent',
  'measure.oldest_waiting': 'Plus long retard',
  'measure.given_up': 'Abandons',
  'measure.free': 'Libre sur le disque',
  'measure.total': 'Taille du disque',
  'measure.last_success': 'Dernier succès',
  'measure.last_failure': 'Dernier échec',
  remotes: 'Parties des pages',
  'remotes.lead':
    'Ce qui est en ligne, et pour combien de visiteurs cela a échoué. Ce qui échoue est ramené en arrière parmi les versions.',
  remote: 'Partie des pages',
  live: 'Version en ligne',
  notLive: 'Pas en ligne',
  since: 'en ligne depuis le {at}',
  state: 'Comment elle va',
  day: 'En 24 heures',
  week: 'En 7 jours',
  unseen: 'Personne ne l’a ouverte',
  failures: '{version} : échec pour {failed, number} sur {visitors, plural, one {# visiteur} other {# visiteurs}}',
  'line.attention': 'Des parties du site sont à surveiller : {parts}.',
  'line.failing': 'Des parties du site sont en panne : {parts}.',
  'line.see': 'Voir l’état du site',
};
