import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as account from '@stoa/shared/i18n/words/account.fr.ts';
import type { en } from './signup.en.ts';

export const fr: MessagesOf<typeof en> = {
  'signup.title': 'Créez votre compte',
  'signup.lead':
    'Inscrivez-vous à des cours, gardez votre progression et obtenez des certificats que chacun peut vérifier.',
  'signup.invited': 'Vous avez reçu une invitation à rejoindre Stoa.',
  'signup.pending': 'Un code a été envoyé à {email}. <link>Saisissez-le</link>, ou recommencez ci-dessous.',
  'signup.form': 'Création de compte',
  'signup.first_name': account.firstName,
  'signup.last_name': account.lastName,
  'signup.email': account.email,
  'signup.password': account.password,
  'signup.teach': 'Je veux enseigner',
  'signup.teach.off': 'Vous pouvez aussi le décider plus tard.',
  'signup.teach.on':
    'Votre compte s’ouvre comme celui de tout le monde et vous pouvez apprendre tout de suite. Avant de publier des cours, vous nous dites qui vous êtes et ce que vous enseignez, et les responsables du site le vérifient.',
  'signup.submit': 'Créer mon compte',
  'signup.agree':
    'En créant un compte, vous acceptez les <terms>conditions d’utilisation</terms> et la <privacy>politique de confidentialité</privacy>.',
  'signup.known': 'Vous avez déjà un compte ? <link>Connectez-vous</link>',
  'signup.code-spent':
    'Ce code ne peut plus servir : il a été mal saisi trop souvent, ou il est trop ancien. Recommencez, et nous vous en enverrons un nouveau.',

  'confirm.title': account.checkEmail,
  'confirm.lead': 'Nous avons envoyé un code à six chiffres à <b>{email}</b>. Il est valable 15 minutes.',
  'confirm.lead.resumed':
    'Votre adresse e-mail n’est pas encore confirmée. Saisissez le code à six chiffres envoyé à <b>{email}</b>. Il est valable 15 minutes.',
  'confirm.form': 'Confirmation de l’adresse e-mail',
  'confirm.code': account.code,
  'confirm.submit': 'Confirmer',
  'confirm.waiting':
    'Rien reçu ? Regardez dans les indésirables. Vous pourrez demander un autre e-mail dans {seconds, plural, one {# seconde} other {# secondes}}.',
  'confirm.nothing': 'Rien reçu ? Regardez dans les indésirables, ou <again>faites renvoyer l’e-mail</again>.',
  'confirm.resent': 'C’est renvoyé. Utilisez le code de l’e-mail le plus récent.',
  'confirm.sending': 'Envoi en cours…',
  'confirm.change': 'Ce n’est pas votre adresse ? <link>Corrigez-la</link>',
};
