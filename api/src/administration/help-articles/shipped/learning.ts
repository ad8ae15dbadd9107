import type { HelpDraft } from '@stoa/shared/contract/administration/help-articles.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';

export const learningArticles: readonly HelpDraft[] = [
  {
    slug: 'taking-a-course',
    topic: 'learning',
    audiences: ['learner'],
    words: {
      en: {
        title: 'Taking a course',
        summary: 'Where you go on, what counts as completed, and what happens without a connection.',
        text: `## Go on where you stopped

[Home](${to.home()}) and [My courses](${to.myCourses()}) lead to the lesson you were in; films and recordings go on at the second where you stopped, on any device.

## What completes a lesson

- A **film or recording** is completed once you have watched most of it: 90% unless the course says otherwise. Parts that you skip do not count; parts that you watch twice count once.
- A **quiz** is completed when you pass it, an **assignment** when it is approved.
- A **package** says by itself that it is completed.
- Lessons marked as optional are not needed.

**What counted**, below the lessons, shows what was counted of each lesson and what is missing.

## Locked lessons

Some lessons open on a day, some days after you enrol, or after another lesson. The list says when.

## Without a connection

What you do while the line is down is kept in your browser and sent when it is back. Leave the page open, or come back to it in the same browser.

## Your week

On your home page you can set a goal of minutes a week, with a reminder on Friday while something is left.

## Leave or archive

In the menu of a course under My courses you can archive it, which only puts it out of the way, or leave it. Your progress is kept in both cases.`,
      },
      fr: {
        title: 'Suivre un cours',
        summary: 'Où reprendre, ce qui termine une leçon, et ce qui se passe sans connexion.',
        text: `## Reprendre où vous en étiez

L’[accueil](${to.home()}) et [Mes cours](${to.myCourses()}) mènent à votre leçon ; films et enregistrements reprennent à la seconde où vous vous êtes arrêté, sur n’importe quel appareil.

## Ce qui termine une leçon

- Un **film ou un enregistrement** est terminé quand vous en avez vu l’essentiel : 90 %, sauf si le cours en décide autrement. Les passages sautés ne comptent pas ; ceux que vous voyez deux fois comptent une fois.
- Un **quiz** est terminé quand vous le réussissez, un **travail** quand il est approuvé.
- Un **paquet** dit lui-même qu’il est terminé.
- Les leçons facultatives ne sont pas nécessaires.

Sous les leçons, le détail de ce qui a compté montre pour chacune ce qui a été retenu et ce qui manque.

## Leçons verrouillées

Certaines leçons s’ouvrent un jour donné, quelques jours après votre inscription, ou après une autre leçon. La liste dit quand.

## Sans connexion

Ce que vous faites pendant une coupure est gardé dans votre navigateur et envoyé au retour de la connexion. Laissez la page ouverte, ou revenez-y dans le même navigateur.

## Votre semaine

Sur votre accueil, vous pouvez fixer un objectif de minutes par semaine, avec un rappel le vendredi s’il en reste.

## Quitter ou archiver

Dans Mes cours, le menu d’un cours permet de l’archiver, ce qui le met seulement de côté, ou de le quitter. Dans les deux cas, votre progression est gardée.`,
      },
    },
  },
  {
    slug: 'notes-captions-and-playback',
    topic: 'learning',
    audiences: ['learner'],
    words: {
      en: {
        title: 'Notes, captions and playback',
        summary: 'Write beside a lesson, read along, and set speed and quality as you like them.',
        text: `## Notes and bookmarks

Beside a lesson, open **Notes**. A note stands at its second of the film or its page of the document, and leads back there. Nobody but you reads it. You can search the notes of a whole course and download them as one text. A bookmark is a note without words.

## Captions and transcript

Where a film has captions, switch them on in the player’s settings and choose their language, size and colours. The transcript shows the same words as a text: press a line to go there.

## Speed and quality

The settings also hold the speed and, where there are smaller copies of the film, the quality. **Auto** goes lower when the line is slow; **Data saver** always takes the smallest.

## Chapters

Long films may have chapters: the bar at the bottom shows where each begins.

## By keyboard

Everything in the player works by keyboard. In full screen and picture in picture, too, the film keeps counting.`,
      },
      fr: {
        title: 'Notes, sous-titres et lecture',
        summary: 'Écrivez à côté d’une leçon, lisez en même temps, et réglez vitesse et qualité.',
        text: `## Notes et signets

À côté d’une leçon, ouvrez **Notes**. Une note se place à sa seconde du film ou à sa page du document, et y ramène. Vous seul la lisez. Vous pouvez chercher dans les notes de tout un cours et les télécharger en un seul texte. Un signet est une note sans mots.

## Sous-titres et transcription

Si un film a des sous-titres, activez-les dans les réglages du lecteur, et choisissez leur langue, leur taille et leurs couleurs. La transcription montre les mêmes mots en texte : appuyez sur une ligne pour y aller.

## Vitesse et qualité

Les réglages contiennent aussi la vitesse et, s’il existe des copies plus petites du film, la qualité. **Auto** descend quand la connexion est lente ; l’économie de données prend toujours la plus petite.

## Chapitres

Les longs films peuvent avoir des chapitres : la barre du bas montre où chacun commence.

## Au clavier

Tout dans le lecteur fonctionne au clavier. En plein écran et en incrustation, le film continue de compter.`,
      },
    },
  },
  {
    slug: 'quizzes-and-assignments',
    topic: 'learning',
    audiences: ['learner'],
    words: {
      en: {
        title: 'Quizzes and assignments',
        summary: 'How quizzes are scored, how you hand in work, and what happens after that.',
        text: `## Quizzes

Before you start, a quiz says how many questions it has, its pass mark and how many attempts are left. Answer in any order; you can hand in with gaps. Of several attempts the best counts. Where a question has a hint or points to another lesson, you may look there.

## Assignments

An assignment says what is to be made and by what it is judged. You hand in a text, the address of a page, or files. What you write is saved as a draft that only you see, until you press **Hand in**.

## After handing in

A reviewer approves your work or returns it with what is to be improved, and you are notified. Returned work can be improved and handed in again while attempts are left. A due day that has passed marks your work as late; you can still hand it in.

Approved work can become a piece of your [portfolio](${to.portfolio()}).

Your open assignments stand on your [home page](${to.home()}).`,
      },
      fr: {
        title: 'Quiz et travaux',
        summary: 'Comment les quiz sont notés, comment rendre un travail, et ce qui suit.',
        text: `## Quiz

Avant de commencer, un quiz dit combien il a de questions, la note à atteindre et le nombre d’essais restants. Répondez dans l’ordre que vous voulez ; vous pouvez rendre un quiz incomplet. De plusieurs essais, le meilleur compte. Si une question a un indice ou renvoie à une autre leçon, vous pouvez y regarder.

## Travaux

Un travail dit ce qui est à faire et d’après quoi il est jugé. Vous rendez un texte, l’adresse d’une page ou des fichiers. Ce que vous écrivez est gardé comme un brouillon que vous seul voyez, jusqu’à ce que vous le rendiez.

## Une fois rendu

Un évaluateur approuve votre travail ou vous le renvoie avec ce qui est à améliorer, et vous êtes prévenu. Un travail renvoyé peut être amélioré et rendu de nouveau tant qu’il reste des essais. Après la date prévue, il est marqué en retard ; vous pouvez quand même le rendre.

Un travail approuvé peut devenir une pièce de votre [portfolio](${to.portfolio()}).

Vos travaux à rendre figurent sur votre [accueil](${to.home()}).`,
      },
    },
  },
  {
    slug: 'joining-a-live-class',
    topic: 'learning',
    audiences: ['learner'],
    words: {
      en: {
        title: 'Joining a live class',
        summary: 'When the door opens, what you need, and where the recording is.',
        text: `## Before the class

Your [home page](${to.home()}) shows the next class of your courses. From there you can add it to your calendar, and you are reminded before it begins. If it is moved or called off, you are told.

## The door

One can join from 15 minutes before a class until its end. A class is held in a room of this site or at an address elsewhere; either way **Join** leads there.

## In a room of this site

You first see your own picture and how loud your microphone hears you. Nobody sees or hears you before you join, and you can join without either. If your browser says that it may not use a device, allow it beside the address of the page. The host may have a waiting room: the page goes in by itself once you are let in.

## Afterwards

That you were there is written down in the class’s register. If the teacher adds a recording, you find it beside the class.`,
      },
      fr: {
        title: 'Participer à un cours en direct',
        summary: 'Quand la porte s’ouvre, ce qu’il vous faut, et où est l’enregistrement.',
        text: `## Avant la séance

Votre [accueil](${to.home()}) montre la prochaine séance de vos cours. De là, vous pouvez l’ajouter à votre agenda, et vous recevez un rappel avant son début. Si elle est déplacée ou annulée, vous êtes prévenu.

## La porte

On peut entrer de 15 minutes avant une séance jusqu’à sa fin. Elle a lieu dans une salle de ce site ou à une adresse ailleurs ; le même bouton y mène.

## Dans une salle de ce site

Vous voyez d’abord votre image et le niveau de votre micro. Personne ne vous voit ni ne vous entend avant que vous entriez, et vous pouvez entrer sans l’un ni l’autre. Si votre navigateur dit qu’il ne peut pas utiliser un appareil, autorisez-le à côté de l’adresse de la page. L’hôte peut avoir une salle d’attente : la page entre d’elle-même quand il vous fait entrer.

## Ensuite

Votre présence est notée dans le registre de la séance. Si le formateur ajoute un enregistrement, vous le trouvez à côté d’elle.`,
      },
    },
  },
];
