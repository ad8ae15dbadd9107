import type { HelpDraft } from '@stoa/shared/contract/administration/help-articles.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';

export const moreTeachingArticles: readonly HelpDraft[] = [
  {
    slug: 'scorm-packages',
    topic: 'teaching',
    audiences: ['teacher', 'partner'],
    words: {
      en: {
        title: 'SCORM packages',
        summary: 'Upload a package as a lesson, find out with the inspector why it does not complete, and export.',
        text: `## Upload

Add a lesson of the kind SCORM package and choose the ZIP file as your authoring tool exports it: SCORM 1.2 or 2004, up to 300 MB. It is checked first. Packages run on a host of their own and may load nothing from other sites: put all files into the package.

## Try and inspect it

The inspector opens the package as learners see it and shows every call, value and error; nothing is kept. Its findings say what matters:

- **It has not spoken yet.** If that stays so, nobody can complete the lesson.
- **It has not said that it is completed or passed.** Go through it to the end. If it never says so, change its settings in your tool: report completion to the system.
- **It wanted to load something from other sites.** Include these files.
- **Some calls failed.** They stand in red, with the reason.
- **Suspend data** may have 64,000 characters. A package that keeps more cannot be resumed.

## Replace a package

Those who have begun begin the new one from the start. What they completed stays.

## Take a course elsewhere

A course of your own can be exported as a SCORM package for another learning system, in SCORM 1.2 or 2004. Before you download it, the page says what comes along and what stays here.`,
      },
      fr: {
        title: 'Les paquets SCORM',
        summary: 'Faire d’un paquet une leçon, comprendre avec l’inspecteur pourquoi il ne se termine pas, exporter.',
        text: `## L’envoyer

Ajoutez une leçon de type paquet SCORM et choisissez le fichier ZIP tel que votre outil l’exporte : SCORM 1.2 ou 2004, jusqu’à 300 Mo. Il est d’abord vérifié. Les paquets tournent sur un hôte à eux et ne peuvent rien charger d’autres sites : mettez tous les fichiers dans le paquet.

## L’essayer et l’inspecter

L’inspecteur ouvre le paquet tel que le verront vos élèves, et montre chaque appel, chaque valeur et chaque erreur ; rien n’est gardé. Ses constats disent l’essentiel :

- **Il n’a pas encore parlé.** Si cela dure, personne ne peut terminer la leçon.
- **Il n’a pas dit qu’il est terminé ou réussi.** Allez jusqu’au bout. S’il ne le dit jamais, changez ses réglages dans votre outil : il doit signaler l’achèvement au système.
- **Il a voulu charger quelque chose d’autres sites.** Ajoutez ces fichiers.
- **Des appels ont échoué.** Ils sont en rouge, avec la raison.
- **Les données de reprise** peuvent avoir 64 000 caractères. Un paquet qui en garde plus ne peut pas être repris.

## Remplacer un paquet

Qui a commencé recommence le nouveau du début. Ce qui est terminé le reste.

## Emporter un cours ailleurs

Un cours à vous peut être exporté en paquet SCORM pour un autre système, en SCORM 1.2 ou 2004. Avant le téléchargement, la page dit ce qui vient avec et ce qui reste ici.`,
      },
    },
  },
  {
    slug: 'judging-handed-in-work',
    topic: 'teaching',
    audiences: ['teacher', 'partner'],
    words: {
      en: {
        title: 'Judging handed-in work',
        summary: 'The queue, points and feedback, and what learners see of it.',
        text: `## The queue

[Review portfolio assignments](${to.portfolioAssessment()}) shows the work that waits for you, the oldest first. Filter it by course, search for a learner, and go from one piece to the next without leaving.

## Deciding

Read or play what was handed in beside its instructions. Give points by criterion where the assignment has a rubric, write feedback, then **approve** the work or **return** it. Work below the pass mark cannot be approved. Feedback that you have not sent yet is kept.

## Phrases

What you write often you can save as a phrase and put in with one press.

## What the learner sees

They are notified, and read your feedback and the points. Returned work comes back with its next attempt, beside what you said before.`,
      },
      fr: {
        title: 'Évaluer les travaux rendus',
        summary: 'La liste, les points et les commentaires, et ce qu’en voient les élèves.',
        text: `## La liste

[Évaluer les travaux](${to.portfolioAssessment()}) montre les travaux qui vous attendent, les plus anciens d’abord. Filtrez par cours, cherchez un élève, et passez d’un travail au suivant sans quitter la page.

## Décider

Lisez ou écoutez ce qui a été rendu à côté des consignes. Donnez des points par critère si le travail a une grille, écrivez un commentaire, puis **approuvez** le travail ou **renvoyez**-le. Un travail sous la note à atteindre ne peut pas être approuvé. Un commentaire pas encore envoyé est gardé.

## Phrases

Ce que vous écrivez souvent peut être gardé comme phrase et inséré d’un geste.

## Ce que voit l’élève

Il est prévenu, et lit votre commentaire et les points. Un travail renvoyé revient avec son essai suivant, à côté de ce que vous aviez dit.`,
      },
    },
  },
  {
    slug: 'holding-live-classes',
    topic: 'teaching',
    audiences: ['teacher', 'partner'],
    words: {
      en: {
        title: 'Holding live classes',
        summary: 'Plan a class, open the room, keep the register, and add a recording.',
        text: `## Plan it

In the builder’s curriculum, schedule a class or a series. Choose a room of this site or an address elsewhere, and how many places it has. It needs no review; learners are told, get a calendar file and are reminded. Move it or call it off there, too: they are told again.

## In the room

As a host you open the room from 15 minutes before. You can have people wait at the door, put them on stage or into the audience, share your screen, close the chat and end the class for all.

## The register

[Course attendance](${to.attendance()}) shows who came to which class. A class’s register notes by itself who joined and how long they stayed; correct it by hand where you know better, with a remark. You can save it as CSV.

## Afterwards

Upload a recording beside the class, and those who missed it can watch it.`,
      },
      fr: {
        title: 'Tenir des cours en direct',
        summary: 'Planifier une séance, ouvrir la salle, tenir le registre, et ajouter un enregistrement.',
        text: `## Planifier

Dans le programme du cours, planifiez une séance ou une série. Choisissez une salle de ce site ou une adresse ailleurs, et le nombre de places. Aucune relecture n’est nécessaire ; les élèves sont prévenus, reçoivent un fichier d’agenda et un rappel. Déplacez-la ou annulez-la au même endroit : ils sont prévenus de nouveau.

## Dans la salle

Comme hôte, vous ouvrez la salle dès 15 minutes avant. Vous pouvez faire attendre à la porte, mettre sur scène ou dans le public, partager votre écran, fermer la conversation et terminer la séance pour tous.

## Le registre

La page [Présence aux cours](${to.attendance()}) montre qui est venu à quelle séance. Le registre note de lui-même qui est entré et combien de temps ; corrigez-le à la main si vous en savez plus, avec une remarque. Il s’enregistre en CSV.

## Ensuite

Ajoutez un enregistrement à côté de la séance : les absents pourront le voir.`,
      },
    },
  },
  {
    slug: 'earnings-and-coupons',
    topic: 'teaching',
    audiences: ['teacher'],
    words: {
      en: {
        title: 'Earnings, payouts and coupons',
        summary: 'What of a sale is yours, when it is paid out, and how to win learners with a coupon.',
        text: `## What is yours

[Reports](${to.courseReports()}) show what you sold and what of it is yours: the price less discount, tax, the site’s fee and refunds. Who bought stays between them and the site.

## By month

Months are counted in UTC. Each month that is over has a statement as PDF and CSV, which never changes.

## Payouts

Those who run the site pay out what is yours and write it down with a reference; you are notified. If a refund takes back more than is left, your next sales make up for it.

## Coupons

A published course that is paid for can have coupons: a percentage or an amount off, for at most 31 days each, and at most three active in the same month. Give out the code or the link that holds it. What a learner pays after the discount is what you and the site share.

## Reports of a course

See how far learners come, which lessons they leave, and what they rate.`,
      },
      fr: {
        title: 'Revenus, versements et codes de réduction',
        summary: 'Ce qui vous revient d’une vente, quand c’est versé, et comment attirer avec un code.',
        text: `## Ce qui vous revient

Les [rapports](${to.courseReports()}) montrent ce que vous avez vendu et ce qui vous en revient : le prix moins la réduction, la taxe, la commission du site et les remboursements. Qui a acheté reste entre cette personne et le site.

## Par mois

Les mois sont comptés en UTC. Chaque mois écoulé a un relevé en PDF et en CSV, qui ne change plus.

## Versements

Les personnes qui gèrent le site versent ce qui vous revient et le notent avec une référence ; vous êtes prévenu. Si un remboursement reprend plus que le solde, vos prochaines ventes le compensent.

## Codes de réduction

Un cours payant et publié peut avoir des codes : un pourcentage ou un montant en moins, 31 jours au plus chacun, et trois au plus actifs dans le même mois. Donnez le code, ou le lien qui le contient. Ce que paie l’élève après réduction est ce que vous partagez avec le site.

## Rapports d’un cours

Voyez jusqu’où vont les élèves, quelles leçons ils quittent, et leurs notes.`,
      },
    },
  },
];
