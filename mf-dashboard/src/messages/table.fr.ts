import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './table.en.ts';

export const fr: MessagesOf<typeof en> = {
  loading: 'Chargement : {table}',
  sort: actions.sortBy,
  'sort.ascending': '{column}, croissant',
  'sort.descending': '{column}, décroissant',
  'filter.all': common.all,
  'filter.from': common.from,
  'filter.to': 'Au',
  dense: 'Lignes serrées',
  file: actions.downloadCsv,
  'none.title': 'Aucun résultat',
  'none.text': 'Modifiez ou retirez un filtre pour en voir davantage.',
  'none.all': 'Retirer tous les filtres',
  bulk: 'Que faire des lignes choisies',
  chosen: '{count, plural, one {# choisie} other {# choisies}}',
  'choose.all': 'Choisir toutes les lignes de cette page',
  'choose.one': 'Choisir {name}',
  'choose.none': 'Ne rien choisir',
  views: 'Vues enregistrées',
  'views.none': 'Enregistrez ce qui est affiché, avec ses filtres et son ordre, pour y revenir en un clic.',
  'views.name': 'Nom de cette vue',
  'views.noName': 'Donnez-lui un nom.',
  'views.save': actions.save,
  'views.remove': actions.removeNamed,
  'views.removed': 'La vue « {name} » est retirée.',
  undo: actions.undo,
};
