import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as account from '@stoa/shared/i18n/words/account.fr.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as payment from '@stoa/shared/i18n/words/payment.fr.ts';
import type { en } from './taxes.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Taxes',
  lead: 'Ce que chaque pays prélève sur une vente. Les jours sont ceux du temps universel (UTC).',
  loading: 'Chargement des taux',
  add: 'Ajouter un taux',
  rates: 'Taux',
  'rates.earlier': 'Afficher les anciens taux',
  'empty.title': 'Aucune taxe n’est prélevée sur ce site',
  'empty.text':
    'Ajoutez le taux de chaque pays où vous devez une taxe. À partir de son jour, on y voit la taxe avant de payer, et chacun indique de quel pays il paie. Jusque-là, rien n’est demandé.',

  country: account.country,
  tax: payment.tax,
  rate: 'Taux',
  from: 'À partir du',
  state: common.status,
  included: 'Comprise dans les prix',
  added: 'Ajoutée aux prix',
  until: 'prend fin le {date}',
  'state.in_force': common.inForce,
  'state.upcoming': common.toCome,
  'state.over': 'Terminé',
  'state.withdrawn': 'Retiré',
  by: common.byName,

  'new.title': 'Nouveau taux',
  'new.text':
    'Un taux ne change jamais, pour que ce qui est vendu reste ce qu’il était. Celui-ci s’applique à partir de son jour ; jusque-là, le précédent du pays reste en vigueur.',
  'new.name': 'Nom de la taxe',
  'new.nameHint': 'Tel qu’on la connaît là-bas, par exemple TVA ou TPS. Les reçus le portent.',
  'new.rate': 'Taux en pour cent',
  'new.how': 'Les prix de ce site',
  'new.included': 'comprennent déjà cette taxe',
  'new.added': 'ne la comprennent pas : elle s’ajoute',
  'new.from': 'S’applique à partir du',
  'new.make': 'Ajouter ce taux',
  'new.done': '{name} ({country}) s’applique à partir du {date}.',

  end: 'Arrêter',
  'end.name': 'Arrêter {name} ({country})',
  'end.title': 'Arrêter {name} ({country}) ?',
  'end.text': 'À partir de ce jour, plus aucune taxe n’y est prélevée, à moins que vous n’ajoutiez un autre taux.',
  'end.textWithdraw': 'Il n’a pas commencé et ne commencera pas. Ce qui y est en vigueur le reste.',
  'end.day': 'Prend fin le',
  'end.make': 'Arrêter le taux',
  'end.makeWithdraw': 'Retirer le taux',
  'end.done': '{name} ({country}) prend fin le {date}.',
  'end.doneWithdraw': '{name} ({country}) a été retiré.',

  totals: 'Taxes prélevées',
  'totals.lead':
    'D’après le grand livre : ce qui a été vendu pendant cette période, et ce que les remboursements y ont rendu.',
  'totals.loading': 'Chargement des taxes prélevées',
  'totals.to': 'Jusqu’au',
  'totals.none': 'Aucune taxe n’a été prélevée ni rendue pendant cette période.',
  'totals.net': 'Vendu hors taxe',
  'totals.tax': 'Taxe prélevée',
  'totals.returned': 'Rendue',
  'totals.due': 'Reste',
  'csv.make': actions.downloadCsv,
  'csv.file': 'taxes-{from}-{until}.csv',
  'csv.currency': course.currency,
  'csv.percent': 'Taux (pour cent)',
};
