import type { HelpDraft } from '@stoa/shared/contract/administration/help-articles.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';

export const pathArticles: readonly HelpDraft[] = [
  {
    slug: 'following-a-learning-path',
    topic: 'paths',
    audiences: ['guest', 'learner'],
    words: {
      en: {
        title: 'Following a learning path',
        summary: 'Several courses in an order that leads somewhere, or a path of your own.',
        text: `## Take one

A [learning path](${to.learningPath()}) is several courses in an order that leads somewhere. Its page says what you will be able to do, how long it takes and what it costs. Once you take it, your [home page](${to.home()}) shows the next step.

## What counts

Courses that you completed before count. Some paths want their courses in order; there the next one opens when the one before is completed. A path may also have assignments of its own. Who completes it gets a certificate of the path.

## Plan your own

With the [planner](${to.planLearningPath()}) you say which skills you want, how many hours a week you have, and up to which price and day. You get the cheapest courses that teach them, in their order and with their days.

## If a path changes

What you have completed stays completed, even if a course leaves the path.`,
      },
      fr: {
        title: 'Suivre un parcours',
        summary: 'Plusieurs cours dans un ordre qui mène quelque part, ou un parcours à vous.',
        text: `## En suivre un

Un [parcours](${to.learningPath()}) est une suite de cours dans un ordre qui mène quelque part. Sa page dit ce que vous saurez faire, le temps qu’il demande et ce qu’il coûte. Une fois commencé, votre [accueil](${to.home()}) montre l’étape suivante.

## Ce qui compte

Les cours que vous avez déjà terminés comptent. Certains parcours veulent leurs cours dans l’ordre ; le suivant s’y ouvre quand le précédent est terminé. Un parcours peut aussi avoir des travaux à lui. Qui le termine en reçoit un certificat.

## Composer le vôtre

Avec le [planificateur](${to.planLearningPath()}), dites quelles compétences vous voulez, combien d’heures par semaine vous avez, et jusqu’à quel prix et quel jour. Vous obtenez les cours les moins chers qui les enseignent, dans leur ordre et avec leurs jours.

## Si un parcours change

Ce que vous avez terminé le reste, même si un cours quitte le parcours.`,
      },
    },
  },
  {
    slug: 'for-partners',
    topic: 'paths',
    audiences: ['partner'],
    words: {
      en: {
        title: 'Learning paths and micro courses for partners',
        summary: 'Build paths of published courses, make short courses, and read how they fare.',
        text: `## Learning paths

[Create a learning path](${to.createLearningPath()}): choose published courses and put them in order, say what learners will be able to do, add assignments, set a fee or make it part of a plan, and choose a banner. Send it to review when nothing is missing. What you change on a published path is seen at once; learners keep what they have completed. A path can be taken off, or retired: those who take it go on, nobody new comes in.

## Micro courses

A [micro course](${to.manageMicroCourses()}) has at most fifteen lessons and an hour. It is built and reviewed like every course.

## Assessments

[Assessments](${to.learningPathAssessments()}) hold the work that was handed in for assignments of your paths.

## Reports

The [reports](${to.learningPathReports()}) show enrolments, how far learners are, results course by course, and revenue, and save as CSV.`,
      },
      fr: {
        title: 'Parcours et micro-cours pour les partenaires',
        summary: 'Composer des parcours de cours publiés, faire des cours courts, et lire leurs résultats.',
        text: `## Parcours

[Créez un parcours](${to.createLearningPath()}) : choisissez des cours publiés et ordonnez-les, dites ce que l’on saura faire, ajoutez des travaux, fixez un prix ou faites-en une partie d’une formule, et choisissez une bannière. Envoyez-le en relecture quand il ne manque rien. Ce que vous changez dans un parcours publié se voit aussitôt ; chacun garde ce qu’il a terminé. Un parcours peut être retiré, ou arrêté : ceux qui le suivent continuent, personne de nouveau n’entre.

## Micro-cours

Un [micro-cours](${to.manageMicroCourses()}) a au plus quinze leçons et une heure. Il se construit et se relit comme tout cours.

## Évaluations

Les [évaluations](${to.learningPathAssessments()}) contiennent les travaux rendus pour vos parcours.

## Rapports

Les [rapports](${to.learningPathReports()}) montrent les inscriptions, la progression, les résultats cours par cours et le revenu, et s’enregistrent en CSV.`,
      },
    },
  },
  {
    slug: 'community-and-questions',
    topic: 'community',
    audiences: ['learner', 'teacher', 'partner'],
    words: {
      en: {
        title: 'The community, and questions in a course',
        summary: 'Where to ask what, and what to do about something that breaks the rules.',
        text: `## In a course

Beside a lesson you can ask a question at its very second. Those who teach and those who learn there answer it; you can mark the answer that helped. A word in private goes to those who teach through **Feedback**.

## In the community

The [community](${to.community()}) is open to all who have an account; everyone can read it. Write in the category that fits, search before you ask, and accept the reply that solved it.

## Something breaks the rules

Press **Report** and say why. Moderators decide, and you are told what they decided. Whose text was removed is told why.

## About this site

Logged in, **Feedback about this site** at the foot of every page reaches those who look after it.`,
      },
      fr: {
        title: 'La communauté, et les questions dans un cours',
        summary: 'Où demander quoi, et que faire de ce qui enfreint les règles.',
        text: `## Dans un cours

À côté d’une leçon, vous pouvez poser une question à sa seconde précise. Ceux qui enseignent et ceux qui apprennent y répondent ; vous pouvez marquer la réponse qui a aidé. Un mot en privé parvient à ceux qui enseignent par un avis.

## Dans la communauté

La [communauté](${to.community()}) est ouverte à tous ceux qui ont un compte ; tout le monde peut la lire. Écrivez dans la catégorie qui convient, cherchez avant de demander, et acceptez la réponse qui a résolu la question.

## Quelque chose enfreint les règles

Signalez-le et dites pourquoi. Des modérateurs décident, et vous apprenez leur décision. La personne dont le texte est retiré apprend pourquoi.

## Au sujet de ce site

Une fois connecté, un lien au bas de chaque page permet de donner un avis à ceux qui s’en occupent.`,
      },
    },
  },
];
