import type { HelpDraft } from '@stoa/shared/contract/administration/help-articles.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';

export const teachingArticles: readonly HelpDraft[] = [
  {
    slug: 'becoming-a-teacher',
    topic: 'teaching',
    audiences: ['guest', 'learner', 'teacher'],
    words: {
      en: {
        title: 'Becoming a teacher',
        summary: 'Everyone who teaches here is verified first: what to send, and how it is decided.',
        text: `## Ask to be verified

Open [Teacher verification](${to.verifyCreator()}) and fill in the form: your name, country and phone, what you teach and where you have taught, a few minutes of film in which you teach, and links to your work if you have any. An identity document is optional and speeds up the answer. Only those who decide see it, and it is deleted 90 days after the decision.

## The decision

A person reads your request. You are told on the site and by email. A denial says why; what you sent stays filled in, so that you can add what was missing and ask again.

## Afterwards

You find the **Creator Studio** at the top of every page, and can [create your first course](${to.createCourse()}).

## If a verification is revoked

Your published courses stay open to those who take them, but nothing new can be sent to review. You can appeal on the same page.`,
      },
      fr: {
        title: 'Devenir formateur',
        summary: 'Qui enseigne ici est d’abord vérifié : ce qu’il faut envoyer, et comment c’est décidé.',
        text: `## Demander la vérification

Ouvrez [Vérification](${to.verifyCreator()}) et remplissez le formulaire : votre nom, votre pays et votre téléphone, ce que vous enseignez et où vous l’avez fait, quelques minutes de film où vous enseignez, et des liens vers votre travail si vous en avez. Une pièce d’identité est facultative et accélère la réponse. Seules les personnes qui décident la voient, et elle est supprimée 90 jours après la décision.

## La décision

Une personne lit votre demande. Vous l’apprenez sur le site et par email. Un refus dit pourquoi ; ce que vous avez envoyé reste rempli, pour que vous puissiez ajouter ce qui manquait et redemander.

## Ensuite

Vous trouvez l’espace des formateurs en haut de chaque page, et pouvez [créer votre premier cours](${to.createCourse()}).

## Si une vérification est retirée

Vos cours publiés restent ouverts à ceux qui les suivent, mais rien de nouveau ne peut être envoyé en relecture. Vous pouvez faire appel sur la même page.`,
      },
    },
  },
  {
    slug: 'building-a-course',
    topic: 'teaching',
    audiences: ['teacher', 'partner'],
    words: {
      en: {
        title: 'Building a course',
        summary: 'Modules, lessons and files, working with others, and getting earlier versions back.',
        text: `## Begin

[Create a course](${to.createCourse()}) with a title, or import one: an archive of a course from here or another Stoa, or a Common Cartridge of another platform.

## Lessons

A course has modules, and these have lessons: films, recordings, texts, documents, quizzes, assignments, live lessons, pages of other sites and SCORM packages. Put them in order by dragging or by the arrow buttons. Lessons can open on a day, some days after enrolling or after another lesson, and be optional or a free preview.

## Saving

Everything is saved as you type; the line at the top says so. If the connection is down, your edits are kept and sent later. If someone else changed the same field, you see both texts and choose.

## Uploads

Files are sent in pieces: an upload that was interrupted goes on where it stopped. Each file is checked before it is used.

## With others

Under co-instructors you invite another creator to edit the course, or to judge work and answer questions, by their email address. The price stays yours to set.

## Earlier versions

The history keeps what the course was when it was sent to review or published, and at most once an hour while you edit. Compare any of them, and restore one.`,
      },
      fr: {
        title: 'Construire un cours',
        summary: 'Modules, leçons et fichiers, travailler à plusieurs, et retrouver une version.',
        text: `## Commencer

[Créez un cours](${to.createCourse()}) avec un titre, ou importez-en un : l’archive d’un cours d’ici ou d’un autre Stoa, ou un Common Cartridge d’une autre plateforme.

## Leçons

Un cours a des modules, et ceux-ci des leçons : films, enregistrements, textes, documents, quiz, travaux, séances en direct, pages d’autres sites et paquets SCORM. Ordonnez-les en les glissant ou avec les flèches. Une leçon peut s’ouvrir un jour donné, quelques jours après l’inscription ou après une autre leçon, et être facultative ou en aperçu gratuit.

## Enregistrement

Tout est enregistré pendant la saisie ; la ligne du haut le dit. Si la connexion est coupée, vos modifications sont gardées et envoyées plus tard. Si une autre personne a changé le même champ, vous voyez les deux textes et choisissez.

## Fichiers

Les fichiers sont envoyés par morceaux : un envoi interrompu reprend où il s’était arrêté. Chaque fichier est vérifié avant de servir.

## À plusieurs

Parmi les co-formateurs, vous invitez un autre formateur par son adresse e-mail, à modifier le cours, ou à évaluer des travaux et répondre aux questions. Le prix reste de votre ressort.

## Versions antérieures

L’historique garde ce qu’était le cours à chaque envoi en relecture et à chaque publication, et au plus une fois par heure pendant que vous le modifiez. Comparez-les, et rétablissez l’une d’elles.`,
      },
    },
  },
  {
    slug: 'from-draft-to-publication',
    topic: 'teaching',
    audiences: ['teacher', 'partner'],
    words: {
      en: {
        title: 'From a draft to publication',
        summary: 'What reviewers read, what their comments mean, and how a published course is changed.',
        text: `## Send it to review

The last section of the builder lists what is still missing. Once nothing is, press **Submit for review**; a note to the reviewer is welcome. While a course is in review it cannot be edited. You can withdraw it.

## What reviewers say

A reviewer reads the whole course and comments on its parts. A comment that must be fixed sends the course back to you: make the change, mark the comment as resolved, answer it if you like, and submit again. An approved course is published at once or at a time that is set.

## Changing a published course

Edits wait in a revision until they are approved; learners see the published version until then. Reviewers see just what changed. You can discard a revision.

## Taking it off

An unpublished course leaves the catalogue; those who are enrolled keep it. If nothing has changed it can go back at once.

## Where it stands

[Your courses](${to.manageCourses()}) show the state of each, and you are notified of every step.`,
      },
      fr: {
        title: 'Du brouillon à la publication',
        summary: 'Ce que lisent les relecteurs, ce que disent leurs commentaires, et modifier un cours publié.',
        text: `## L’envoyer en relecture

La dernière partie de l’éditeur énumère ce qui manque encore. Quand il ne manque rien, soumettez le cours ; un mot au relecteur est bienvenu. Pendant la relecture, il ne peut pas être modifié. Vous pouvez le retirer.

## Ce que disent les relecteurs

Un relecteur lit tout le cours et en commente les parties. Un commentaire à corriger vous renvoie le cours : faites le changement, marquez le commentaire comme résolu, répondez si vous voulez, et soumettez de nouveau. Un cours approuvé est publié aussitôt ou à l’heure fixée.

## Modifier un cours publié

Les modifications attendent dans une révision jusqu’à leur approbation ; d’ici là, chacun voit la version publiée. Les relecteurs voient seulement ce qui a changé. Vous pouvez abandonner une révision.

## Le retirer

Un cours dépublié quitte le catalogue ; les inscrits le gardent. Si rien n’a changé, il peut y revenir aussitôt.

## Où il en est

[Vos cours](${to.manageCourses()}) montrent l’état de chacun, et vous êtes prévenu de chaque étape.`,
      },
    },
  },
];
