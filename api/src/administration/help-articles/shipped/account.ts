import type { HelpDraft } from '@stoa/shared/contract/administration/help-articles.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';

export const accountArticles: readonly HelpDraft[] = [
  {
    slug: 'keeping-your-account-safe',
    topic: 'account',
    audiences: ['learner', 'teacher', 'partner'],
    words: {
      en: {
        title: 'Keeping your account safe',
        summary: 'Password, address, connected accounts, and the browsers that are logged in.',
        text: `All of this stands in your [account settings](${to.accountSettings()}).

## Password

Changing it logs out all other devices. Forgotten? [Ask for a link](${to.forgottenPassword()}) to set a new one.

## Email address

A new address holds once you have opened the link that we send there. Until then nothing changes.

## Connected accounts

You can log in with accounts of other sites, where this site offers it. The last way to log in cannot be removed: set a password first.

## Open sessions

The list shows each browser that is logged in, from where and when it was last used. Log out what you do not recognise, then change your password. **Log out everywhere** ends all of them, this one too.

## On another device

**Create a link** lets you log in elsewhere without typing your password. It works once, within 5 minutes. Do not pass it on.

## What we always tell you

A new device, a changed password or address, and a way to log in that is added or removed are always told to you by email, so that nobody takes over your account unnoticed.`,
      },
      fr: {
        title: 'Protéger votre compte',
        summary: 'Mot de passe, adresse, comptes associés, et navigateurs connectés.',
        text: `Tout ceci figure dans vos [paramètres du compte](${to.accountSettings()}).

## Mot de passe

Le changer déconnecte tous les autres appareils. Oublié ? [Demandez un lien](${to.forgottenPassword()}) pour en définir un nouveau.

## Adresse email

Une nouvelle adresse vaut dès que vous avez ouvert le lien que nous y envoyons. Jusque-là, rien ne change.

## Comptes associés

Vous pouvez vous connecter avec des comptes d’autres sites, si ce site le propose. Le dernier moyen de se connecter ne peut pas être retiré : définissez d’abord un mot de passe.

## Sessions ouvertes

La liste montre chaque navigateur connecté, d’où et quand il a servi pour la dernière fois. Déconnectez ce que vous ne reconnaissez pas, puis changez de mot de passe. Vous pouvez aussi tout déconnecter, ce navigateur compris.

## Sur un autre appareil

Un lien de connexion vous permet de vous connecter ailleurs sans saisir votre mot de passe. Il fonctionne une fois, pendant 5 minutes. Ne le transmettez pas.

## Ce que nous vous disons toujours

Un nouvel appareil, un mot de passe ou une adresse qui change, un moyen de connexion ajouté ou retiré : vous l’apprenez toujours par email, pour que personne ne prenne votre compte à votre insu.`,
      },
    },
  },
  {
    slug: 'notifications-and-language',
    topic: 'account',
    audiences: ['learner', 'teacher', 'partner'],
    words: {
      en: {
        title: 'Notifications, language and appearance',
        summary: 'Choose what you are told and where, and how the site looks to you.',
        text: `## Notifications

The bell leads to your [notifications](${to.notifications()}). In the [account settings](${to.accountSettings()}) you choose for each kind whether you are told on the site, by email, both or neither. What protects your account is always sent.

## Language

The site speaks English and French. Change it at the top of the page or in the settings; logged in, your choice follows you to every browser. Courses stay in the language they were made in.

## Light or dark

The switch at the top changes between light, dark and what your system says.

## Times

On the site, times follow your device. For times in emails, choose your time zone in the settings.`,
      },
      fr: {
        title: 'Notifications, langue et apparence',
        summary: 'Choisissez ce que vous apprenez et où, et l’aspect du site.',
        text: `## Notifications

La cloche mène à vos [notifications](${to.notifications()}). Dans les [paramètres du compte](${to.accountSettings()}), vous choisissez pour chaque sujet d’être prévenu sur le site, par email, les deux ou ni l’un ni l’autre. Ce qui protège votre compte est toujours envoyé.

## Langue

Le site parle anglais et français. Changez-la en haut de la page ou dans les paramètres ; une fois connecté, votre choix vous suit dans chaque navigateur. Les cours restent dans la langue où ils ont été faits.

## Clair ou sombre

Le bouton en haut alterne entre clair, sombre et le choix de votre système.

## Heures

Sur le site, les heures suivent votre appareil. Pour celles des emails, choisissez votre fuseau horaire dans les paramètres.`,
      },
    },
  },
  {
    slug: 'your-data',
    topic: 'account',
    audiences: ['learner', 'teacher', 'partner'],
    words: {
      en: {
        title: 'Your data: a copy, and deletion',
        summary: 'Take along all that is kept about you, or have your account deleted.',
        text: `## A copy

**Download my data** in the [account settings](${to.accountSettings()}) makes a ZIP file with everything that is kept about you. A file in it explains the others.

## Deletion

In the same place you can delete your account. It is deleted after 14 days; until then you can log in and keep it.

Your profile, progress, work, portfolio, notifications and settings are then gone for good, and your certificates become invalid. What others rely on stays, without your name: courses that people take, what you wrote in discussions, and payments, which the law wants kept.

## What the site keeps at all

The [privacy notice](${to.privacyNotice()}) says it, with every cookie.`,
      },
      fr: {
        title: 'Vos données : une copie, et la suppression',
        summary: 'Emportez tout ce qui est gardé de vous, ou faites supprimer votre compte.',
        text: `## Une copie

Dans les [paramètres du compte](${to.accountSettings()}), téléchargez vos données : un fichier ZIP contient tout ce qui est gardé de vous. Un fichier y explique les autres.

## La suppression

Au même endroit, vous pouvez supprimer votre compte. Il est supprimé après 14 jours ; jusque-là, vous pouvez vous connecter et le garder.

Votre profil, votre progression, vos travaux, votre portfolio, vos notifications et vos paramètres disparaissent alors définitivement, et vos certificats deviennent invalides. Ce dont d’autres dépendent reste, sans votre nom : les cours que l’on suit, ce que vous avez écrit dans les discussions, et les paiements, que la loi veut voir gardés.

## Ce que garde le site

La [politique de confidentialité](${to.privacyNotice()}) le dit, avec chaque cookie.`,
      },
    },
  },
];
