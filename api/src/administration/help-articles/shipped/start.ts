import type { HelpDraft } from '@stoa/shared/contract/administration/help-articles.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';

export const startArticles: readonly HelpDraft[] = [
  {
    slug: 'finding-a-course',
    topic: 'start',
    audiences: ['guest', 'learner'],
    words: {
      en: {
        title: 'Finding a course',
        summary: 'Search, browse by category, narrow the results, and keep what you like for later.',
        text: `## Search

Type into the search box at the top of every page. While you type, it suggests courses, categories, learning paths and teachers, and what you searched for recently. A small slip of the keyboard does no harm: where nothing has a word, words that are nearly like it are searched.

## Browse

**Browse** opens the categories with all that stands below them. The [catalogue](${to.categories()}) shows them on one page.

## Narrow the results

Beside the [results](${to.results()}) you choose category, price, level, format, rating, duration, language, captions and skills. What you chose stands in the address of the page, so you can keep it or send it to someone.

## Look before you enrol

A course’s page says what you will learn, what you need to know before, who teaches it, and lists every lesson. Lessons marked as a free preview open at once, without an account.

## Keep it for later

Logged in, press the heart of a course to put it on your [wish list](${to.myCourses({ tab: 'wishes' })}). You are told when it costs less.`,
      },
      fr: {
        title: 'Trouver un cours',
        summary: 'Chercher, parcourir les catégories, affiner les résultats, et garder ce qui vous plaît.',
        text: `## Chercher

Écrivez dans le champ de recherche en haut de chaque page. Pendant la saisie, il propose des cours, des catégories, des parcours et des formateurs, ainsi que vos recherches récentes. Une faute de frappe n’y change rien : si aucun texte ne contient un mot, des mots proches sont cherchés.

## Parcourir

**Parcourir** ouvre les catégories et tout ce qu’elles contiennent. Le [catalogue](${to.categories()}) les montre sur une page.

## Affiner les résultats

À côté des [résultats](${to.results()}), choisissez catégorie, prix, niveau, format, note, durée, langue, sous-titres et compétences. Vos choix figurent dans l’adresse de la page : vous pouvez la garder ou l’envoyer.

## Regarder avant de s’inscrire

La page d’un cours dit ce que vous apprendrez, ce qu’il faut savoir avant et qui l’enseigne, et énumère toutes les leçons. Celles qui sont en aperçu gratuit s’ouvrent tout de suite, sans compte.

## Garder pour plus tard

Une fois connecté, appuyez sur le cœur d’un cours pour le mettre dans votre [liste d’envies](${to.myCourses({ tab: 'wishes' })}). Vous êtes prévenu quand il coûte moins cher.`,
      },
    },
  },
  {
    slug: 'creating-an-account',
    topic: 'start',
    audiences: ['guest'],
    words: {
      en: {
        title: 'Creating an account',
        summary: 'Sign up with your email address or with an account you have elsewhere.',
        text: `## With your email address

1. Open [Sign up](${to.signup()}) and enter your name, your address and a password of at least 8 characters. A sentence is easier to remember than a riddle.
2. We send a code to your address. Enter it on the next page: that is how we know that the address is yours.
3. Nothing came? Look into the folder for unwanted mail, then ask for a new code on the same page. The newest code alone works.

## With another account

Where the page offers it, you can continue with an account of another site instead. You then have no password here; you can [set one](${to.accountSettings()}) at any time.

## The first questions

After signing up we ask what you want to learn, at which level and in how much time. Your answers choose what is recommended to you; you can leave them out.

## What you agree to

By signing up you agree to the [terms of use](${to.termsOfUse()}) and the [privacy notice](${to.privacyNotice()}).`,
      },
      fr: {
        title: 'Créer un compte',
        summary: 'Inscrivez-vous avec votre adresse e-mail ou avec un compte que vous avez ailleurs.',
        text: `## Avec votre adresse e-mail

1. Ouvrez [Inscription](${to.signup()}) et saisissez votre nom, votre adresse et un mot de passe d’au moins 8 caractères. Une phrase se retient mieux qu’une énigme.
2. Nous envoyons un code à votre adresse. Saisissez-le sur la page suivante : c’est ainsi que nous savons que l’adresse est la vôtre.
3. Rien n’est arrivé ? Regardez parmi les messages indésirables, puis demandez un nouveau code sur la même page. Seul le plus récent fonctionne.

## Avec un autre compte

Si la page le propose, vous pouvez continuer avec un compte d’un autre site. Vous n’avez alors pas de mot de passe ici ; vous pouvez [en définir un](${to.accountSettings()}) à tout moment.

## Les premières questions

Après l’inscription, nous demandons ce que vous voulez apprendre, à quel niveau et en combien de temps. Vos réponses guident les recommandations ; vous pouvez les passer.

## Ce que vous acceptez

En vous inscrivant, vous acceptez les [conditions d’utilisation](${to.termsOfUse()}) et la [politique de confidentialité](${to.privacyNotice()}).`,
      },
    },
  },
];
