import type { MessagesOf } from '../translate.ts';
import * as course from '../words/course.fr.ts';
import * as lesson from '../words/lesson.fr.ts';
import * as liveClass from '../words/live-class.fr.ts';
import type { en } from './checklist.en.ts';

export const fr: MessagesOf<typeof en> = {
  'label.title': course.title,
  'label.short_description': course.shortDescription,
  'label.category': course.category,
  'label.level': course.level,
  'label.content_type': 'Type de contenu',
  'label.language': course.language,
  'label.skills': course.skills,
  'label.description': course.description,
  'label.objectives': 'Ce que les apprenants sauront faire',
  'label.requirements': 'Ce que les apprenants doivent déjà savoir',
  'label.audience': 'À qui s’adresse le cours',
  'label.modules': 'Modules',
  'label.lessons': 'Une leçon dans chaque module',
  'label.lesson_content': 'Chaque leçon a son contenu',
  'label.quiz_questions': 'Chaque question est complète',
  'label.rubric': 'Chaque critère a un nom',
  'label.required_lessons': 'Une leçon qui compte',
  'label.live_lessons': 'Une séance pour chaque leçon en direct',
  'label.live_schedule': liveClass.liveClasses,
  'label.lesson_count': '{lessons, plural, one {# leçon} other {# leçons}}',
  'label.length': '{minutes, number} minutes de {counted, select, video {vidéo} other {leçons}}',
  'label.micro_lessons': 'Au plus {lessons, plural, one {# leçon} other {# leçons}}',
  'label.micro_length': 'Au plus {minutes, number} minutes',
  'label.cover': 'Image de couverture',
  'label.chapters': 'Des chapitres qui tiennent dans leur leçon',
  'label.video_duration': 'Des vidéos et enregistrements lisibles',
  'label.captions': lesson.captions,
  'label.price': course.price,
  'label.video_median': 'Des vidéos courtes',
  'label.sale_links': 'Pas de vente dans la description',
  'label.payments_open': 'Un prix qui peut être payé',

  'rule.title': 'Le titre compte de {min, number} à {max, number} caractères.',
  'rule.short_description': 'La description courte compte de {min, number} à {max, number} caractères.',
  'rule.category': 'Choisissez une catégorie, une sous-catégorie et une catégorie finale.',
  'rule.level': 'Choisissez un niveau.',
  'rule.content_type': 'Choisissez un type de contenu.',
  'rule.language': 'Choisissez la langue dans laquelle le cours est donné.',
  'rule.skills': 'Ajoutez au moins une compétence.',
  'rule.description': 'Écrivez au moins {words, number} mots.',
  'rule.objectives': 'Ajoutez au moins trois choses que les apprenants sauront faire.',
  'rule.requirements': 'Dites ce qu’il faut savoir avant de commencer ; « rien » est une réponse.',
  'rule.audience': 'Dites à qui s’adresse le cours.',
  'rule.modules': 'Ajoutez au moins un module.',
  'rule.lessons': 'Le module {module, number} n’a aucune leçon.',
  'rule.lesson_content':
    '{kind, select, video {Envoyez la vidéo de « {title} ».} audio {Envoyez l’enregistrement de « {title} ».} embed {Indiquez l’adresse de « {title} ».} document {Envoyez le document de « {title} ».} text {Écrivez le texte de « {title} ».} quiz {Ajoutez une question à « {title} ».} assignment {Dites en 20 caractères au moins ce qu’il faut faire dans « {title} ».} live {Dites de quoi parle « {title} ».} other {Complétez « {title} ».}}',
  'rule.quiz_questions':
    'La question {number, number} de « {title} » {lacks, select, prompt {n’a pas de texte} answers {a moins de deux réponses} text {a une réponse vide} right {n’a pas de bonne réponse} same {a deux fois la même réponse} picture {a une image sans description} unpictured {a une image à une réponse qui ne peut pas en avoir} other {a plus d’une bonne réponse}}.',
  'rule.rubric': 'Le critère {number, number} de « {title} » n’a pas de nom.',
  'rule.required_lessons': 'Au moins une leçon doit être obligatoire : ce sont elles qui font la progression.',
  'rule.live_lessons': 'Planifiez une séance pour « {title} ».',
  'rule.live_schedule': 'Ajoutez au moins une séance à venir.',
  'rule.lesson_count':
    'Un cours compte au moins {lessons, plural, one {# leçon} other {# leçons}}, sauf s’il s’agit d’un micro-cours.',
  'rule.length':
    'Un cours compte au moins {minutes, number} minutes de {counted, select, video {vidéo} other {leçons}}, sauf s’il s’agit d’un micro-cours ; celui-ci en a {has, number}.',
  'rule.micro_lessons':
    'Un micro-cours compte au plus {lessons, plural, one {# leçon} other {# leçons}} ; celui-ci en a {has, number}.',
  'rule.micro_length': 'Un micro-cours dure au plus {minutes, number} minutes ; celui-ci en dure {has, number}.',
  'rule.cover': 'Ajoutez une image de couverture d’au moins {width} × {height} pixels.',
  'rule.chapters': 'Un chapitre de « {title} » commence après la fin.',
  'rule.video_duration':
    '{kind, select, audio {L’enregistrement} other {La vidéo}} de « {title} » n’a pas de durée. Renvoyez le fichier.',
  'rule.captions':
    'Ajoutez {kind, select, audio {une transcription} other {des sous-titres}} à « {title} », ou dites pourquoi le cours peut s’en passer.',
  'rule.price': 'Le montant et la devise sont obligatoires pour les cours payants.',
  'rule.video_median':
    'La moitié des vidéos dépassent {minutes, number} minutes. Les plus courtes sont plus souvent vues jusqu’au bout.',
  'rule.sale_links': 'N’indiquez dans la description ni codes promotionnels ni liens de vente vers d’autres sites.',
  'rule.payments_open':
    'Personne ne peut encore payer sur ce site : le prix est affiché, mais l’inscription attend l’ouverture des paiements.',
};
