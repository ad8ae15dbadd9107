import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as account from '@stoa/shared/i18n/words/account.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as plan from '@stoa/shared/i18n/words/plan.fr.ts';
import type { en } from './plans.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: plan.plans,
  lead: 'Ce qui ouvre toutes les vidéos pour un prix par mois ou par an, et combien de personnes l’ont.',
  loading: plan.loading,
  make: 'Créer une formule',
  'empty.title': 'Aucune formule pour l’instant',
  'empty.text': 'Créez-en une : qui la prend voit les vidéos de tous les cours pour un seul prix.',

  'field.name': common.name,
  'field.price': course.price,
  'field.trial': 'Essai gratuit',
  'field.people': account.people,
  'field.sale': 'En vente',
  price: plan.price,
  made: 'Créée le {date}',
  'trial.days': '{days, plural, =0 {Aucun} one {# jour} other {# jours}}',
  'people.active': '{count, plural, =0 {Personne ne paie} one {# paie} other {# paient}}',
  'people.others': '{trialing, number} à l’essai, {pastDue, number} en retard de paiement',
  'sale.on': 'En vente actuellement',
  'sale.off': 'Hors vente',
  'sale.since': 'Depuis le {date}',
  change: actions.edit,
  'change.name': 'Modifier {plan}',
  'change.of': 'Nom et essai de {plan}',
  retire: 'Retirer de la vente',
  'retire.of': 'Retirer de la vente : {plan}',
  restore: 'Remettre en vente',
  'restore.of': 'Remettre en vente : {plan}',
  'done.made': '{plan} est en vente.',
  'done.changed': '{plan} est modifiée. Qui est à l’essai garde l’essai commencé.',
  'done.offSale': '{plan} est retirée de la vente. Qui l’a la garde.',
  'done.onSale': '{plan} est de nouveau en vente.',
  'done.undo': actions.undo,

  'new.title': 'Nouvelle formule',
  'new.make': 'Mettre en vente',
  'name.hint': 'On le lit en choisissant, et sur la facture. De 3 à 60 caractères.',
  'price.hint': 'Il ne peut pas être changé ensuite : une autre formule prend sa place.',
  'field.currency': course.currency,
  'field.interval': 'Payée',
  'interval.month': 'Chaque mois',
  'interval.year': 'Chaque année',
  'field.trialDays': 'Jours d’essai gratuit',
  'trial.hint': 'De 0 à 90. Avec 0, elle est payée tout de suite.',
  'trial.changeHint': 'De 0 à 90, pour qui arrive désormais.',
  save: actions.save,
};
