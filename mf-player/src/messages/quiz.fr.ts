import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import * as quiz from '@stoa/shared/i18n/words/quiz.fr.ts';
import type { en } from './quiz.en.ts';

export const fr: MessagesOf<typeof en> = {
  'rules.questions': lesson.questionCount,
  'rules.passMark': 'Seuil de réussite : {share}',
  'rules.unlimited': 'Autant d’essais que vous voulez',
  'rules.left': '{count, plural, one {# essai restant} other {# essais restants}}',
  'quiz.begin': 'Commencer le quiz',
  'quiz.goOn': 'Reprendre le quiz',
  'quiz.again': actions.tryAgain,
  'quiz.spent': 'Il ne vous reste plus d’essai.',
  'quiz.guest': 'Inscrivez-vous au cours pour faire son quiz.',
  'quiz.closed': 'Ce quiz ne fait plus partie du cours.',

  'form.answered': '{done, plural, one {# réponse} other {# réponses}} sur {count, number}',
  'form.question': 'Question {number, number} · {points, plural, one {# point} other {# points}}',
  'form.answers': 'Réponses à la question {number, number}',
  'form.answer': 'Réponse à la question {number, number}',
  'form.how.single': 'Choisissez une réponse.',
  'form.how.true_false': 'Choisissez une réponse.',
  'form.how.multiple': 'Choisissez toutes les bonnes réponses.',
  'form.how.numeric': 'Tapez un nombre. 3.5 et 3,5 sont le même.',
  'form.how.short_text': 'Tapez votre réponse.',
  'form.how.order': 'Mettez-les tous dans le bon ordre.',
  'form.how.match': 'Choisissez ce qui va avec chacun. Certaines réponses peuvent n’aller avec rien.',
  'form.gaps':
    '{count, plural, one {# question} other {# questions}} sans réponse. Rendez le quiz quand même, ou revenez y répondre.',
  'form.gap': 'Aller à la question {number, number}',
  'form.kept': '{reason} Vos réponses sont conservées.',
  'form.submit': 'Rendre le quiz',

  'order.up': 'Monter : {item}',
  'order.down': 'Descendre : {item}',
  'order.moved': '« {item} » est maintenant au rang {place, number} sur {count, number}.',
  'match.choose': 'Choisissez…',
  'hint.open': 'Montrer l’indice',
  'hint.open.of': 'Montrer l’indice de la question {number, number}',
  'hint.title': quiz.hint,
  'hint.closed': 'Cet essai a été rendu.',
  'look.again': 'Revoir « {title} »',
  'look.again.at': 'Revoir « {title} », à partir de {time}',

  'result.passed': common.passed,
  'result.notPassed': 'Pas encore réussi',
  'result.score': 'Vous avez obtenu {score} ; il faut {needed} pour réussir.',
  'result.best': 'Votre meilleur résultat est de {score}.',
  'result.right': 'Juste',
  'result.wrong': 'Faux',
  'result.answer': 'Votre réponse : {answers}',
  'result.none': 'Votre réponse : aucune',
  'result.within': '{value} ± {tolerance}',
  'result.or': ' ou ',
  'result.solution': 'Bonne réponse : {answers}',
};
