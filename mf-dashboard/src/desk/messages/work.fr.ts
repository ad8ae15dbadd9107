import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './work.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Tâches de fond',
  lead: 'Ce que le site fait de lui-même, comme interroger une plateforme sur un paiement. Les tâches dont toutes les tentatives ont échoué sont ici.',
  loading: 'Chargement des tâches de fond',
  'none.title': 'Aucune tâche abandonnée',
  'none.text':
    'Les tâches dont toutes les tentatives ont échoué sont ici, et celles et ceux qui exploitent le site en sont informés.',
  list: 'Tâches abandonnées',
  'field.work': 'Tâche',
  'field.error': 'Ce qui a échoué',
  'field.when': 'Abandonnée',
  'field.next': common.whatToDo,
  'error.unknown': 'Inconnu',
  tries: '{count, plural, one {après # tentative} other {après # tentatives}}',
  retry: actions.tryAgain,
  'retry.of': '{action} : {work}',
  'retry.done': '« {work} » est relancée. Si toutes les tentatives échouent, elle revient ici.',
  kind: 'Genre de tâche',
  'kind.all': 'Tous les genres',
  'kind.of': '{kind} ({count, number})',
  'drop.many': 'Abandonner pour de bon',
  'drop.title': '{count, plural, one {Abandonner cette tâche ?} other {Abandonner # tâches ?}}',
  'drop.text': 'Elle n’est plus faite, et c’est sans retour. Votre motif reste dans le journal d’audit.',
  'drop.why': common.reason,
  'many.retried':
    '{count, plural, =0 {Quelqu’un d’autre a été plus rapide.} one {# tâche est relancée.} other {# tâches sont relancées.}}',
  'many.dropped':
    '{count, plural, =0 {Quelqu’un d’autre a été plus rapide.} one {# tâche est abandonnée.} other {# tâches sont abandonnées.}}',
  'refused.not_found': 'Quelqu’un d’autre l’a déjà relancée.',
};
