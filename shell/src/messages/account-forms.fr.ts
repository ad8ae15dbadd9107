import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './account-forms.en.ts';

export const fr: MessagesOf<typeof en> = {
  'refused.credentials_wrong': 'L’adresse e-mail ou le mot de passe est incorrect. Vérifiez les deux et réessayez.',
  'refused.rate_limited':
    'Trop de tentatives. Patientez {minutes, plural, =1 {une minute} other {# minutes}}, puis réessayez.',
  'refused.provider_unavailable':
    'Ce service ne répond pas pour le moment. Réessayez ou connectez-vous d’une autre façon.',
  'refused.demo_account':
    'Ce compte de démonstration est partagé par tous les visiteurs : il ne peut pas être modifié.',
  'refused.account_suspended':
    'Votre compte est suspendu. Le motif : « {reason} » Si vous pensez que c’est une erreur, écrivez-nous : « Nous contacter », au bas de cette page, dit comment.',
  'refused.internal':
    'Une erreur s’est produite de notre côté. Réessayez ; si cela continue, donnez-nous le numéro {requestId}.',
  'password.hint': 'Au moins 8 caractères. Une courte phrase se retient bien et se devine mal.',
  'password.short': 'Encore {missing, plural, one {# caractère} other {# caractères}}',
  'password.enough': 'Assez long ; plus long est plus sûr',
  'password.good': 'Bonne longueur',
  'password.strong': 'Très bonne longueur',
  'demo.outbox':
    'Ceci est une démonstration : aucun e-mail n’en sort. <link>Lisez l’e-mail dans la boîte d’envoi</link>.',
  'demo.outbox.tab': '(s’ouvre dans un nouvel onglet)',
};
