import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './package.en.ts';

export const fr: MessagesOf<typeof en> = {
  'zip.name': 'stoa-dossier-formateur',
  'readme.file': 'LISEZ-MOI.txt',
  'readme.text':
    'Le dossier des nouveaux formateurs\n\nVous y trouverez :\n\n{files}\n\nLa liste de contrôle et les limites sont rédigées par le site lui-même, à partir des règles qu’il applique à un cours soumis à la relecture. Elles datent du {date}. Téléchargez de nouveau le dossier pour savoir si elles ont changé.\n\nTout ce qu’il contient est à vous : modifiez-le librement.\n',
  'readme.guide': 'préparer un cours, à lire et à imprimer',
  'readme.checklist': 'ce qu’il faut à un cours avant d’être soumis à la relecture',
  'readme.outline_csv': 'le plan d’un cours, pour un tableur',
  'readme.outline_md': 'le même plan, en texte',
  'readme.script': 'le script d’une vidéo',
  'readme.captions': 'des sous-titres à compléter',
  'readme.cover': 'une image de couverture à la bonne taille, avec la zone jamais rognée',
  'readme.limits': 'tailles et types de fichiers, longueurs de textes',

  'guide.file': '1-guide/preparer-son-cours',
  'guide.title': 'Préparer un cours',
  'guide.intro':
    'Un cours vaut la peine d’être suivi quand on sait faire, à la fin, ce qu’on ne savait pas faire au début. Le préparer, c’est décider quoi, et renoncer au reste. Consacrez un après-midi au plan : vous gagnerez des jours de tournage.',
  'guide.idea.title': '1. Décidez de ce que l’on saura faire',
  'guide.idea.text':
    'Commencez par la fin. Un objectif s’ouvre par un verbe d’action que l’on peut observer : « composer une page avec deux caractères », et non « comprendre la typographie ». Le site en demande au moins {objectives, number} ; c’est ce qu’on lit en premier.',
  'guide.idea.points':
    'Un cours, un changement. Un second changement fait un second cours.\nPour chaque objectif, notez comment on montrerait qu’il est atteint : voilà votre exercice ou votre quiz.\nUn objectif que rien ne permet de montrer est un vœu : précisez-le ou supprimez-le.',
  'guide.audience.title': '2. Dites à qui il s’adresse',
  'guide.audience.text':
    'Imaginez une seule personne ; écrivez ce qu’elle sait déjà, ce qu’elle veut, le temps dont elle dispose chaque semaine. Le niveau, les exemples et le rythme en découlent.',
  'guide.audience.points':
    'Prérequis : ce qu’il faut savoir ou posséder avant la première leçon. « Rien » est une bonne réponse.\nPublic : qui y gagne le plus, et qui devrait choisir un autre cours.\nDemandez à trois personnes de ce public ce qu’elles ont déjà essayé, et où elles ont buté.',
  'guide.outline.title': '3. Découpez le chemin en modules et en leçons',
  'guide.outline.text':
    'Remontez depuis le dernier objectif : que faut-il savoir faire juste avant, et avant encore ? Chaque réponse est un module. Dans un module, chaque leçon répond à une seule question. Un cours complet compte au moins {lessons, number} leçons et {minutes, number} minutes ; un micro-cours peut être plus court.',
  'guide.outline.points':
    'Un module aboutit à un résultat que l’on pourrait montrer à quelqu’un.\nUne leçon de trois à {video_minutes, number} minutes est plus souvent suivie jusqu’au bout qu’une longue.\nLa première leçon est ouverte à tout le monde : qu’elle serve déjà à quelque chose, plutôt que de vous présenter.\nServez-vous du modèle de plan ; une colonne y rattache chaque leçon à son objectif. Une leçon sans objectif disparaît.',
  'guide.form.title': '4. Choisissez la forme de chaque leçon',
  'guide.form.text':
    'Le geste et la voix vont dans une vidéo, ce que l’on consulte dans un texte ou un document, le jugement dans un quiz. Changer de forme tient en éveil ; en changer sans raison fatigue.',
  'guide.form.points':
    'Vidéo : il se passe quelque chose qu’il faut voir ou entendre.\nTexte : on veut le relire, en copier un passage, avancer à son rythme.\nDocument : quelque chose à imprimer ou à remplir.\nQuiz : en fin de module, avec une explication par question ; c’est de ses erreurs que l’on apprend le plus.',
  'guide.video.title': '5. Écrivez, puis tournez',
  'guide.video.text':
    'Écrivez chaque vidéo telle qu’elle sera dite, lisez-la à voix haute et coupez-en un tiers. Le son compte plus que l’image : une pièce calme et un micro près de la bouche valent mieux que n’importe quelle caméra.',
  'guide.video.points':
    'Dites dans les quinze premières secondes ce que l’on saura faire à la fin.\nMontrez le résultat d’abord, le chemin ensuite.\nUne prise par paragraphe : une erreur coûte un paragraphe, pas un après-midi.\nLe texte à l’écran doit se lire sur un téléphone : au moins un vingtième de la hauteur de l’image.\nFilmez en 1280 × 720 ou davantage.',
  'guide.access.title': '6. Rendez-le accessible à tous',
  'guide.access.text':
    'Les sous-titres aident ceux qui n’entendent pas, ceux qui lisent la langue mieux qu’ils ne l’entendent, et tout le monde dans le train. Chaque vidéo doit en avoir, ou une bonne raison de s’en passer.',
  'guide.access.points':
    'Corrigez les sous-titres produits par une machine : elle se trompe sur les noms, les termes et les nombres.\nNommez ce que vous montrez : « le bouton rouge en haut » plutôt que « ceci ».\nNe confiez jamais un sens à la couleur seule.\nUn document contient du vrai texte, que l’on peut chercher, et non la photo d’une page.',
  'guide.page.title': '7. Rédigez la page qui décide',
  'guide.page.text':
    'Titre, description courte, couverture et objectifs se lisent en dix secondes. Dites ce que le cours apporte, avec les mots de ceux qui le suivront.',
  'guide.page.points':
    'Titre : de {title_min, number} à {title_max, number} caractères, ce que l’on apprend en premier. Pas tout en capitales.\nDescription : au moins {description_words, number} mots ; qui elle aide, ce que l’on réalisera, comment le cours se déroule.\nCouverture : une image sans petits textes, d’au moins {cover_width, number} × {cover_height, number} pixels. Utilisez le modèle.\nPrix : ce que vaut ce changement pour la personne de l’étape 2. La gratuité est aussi un choix.',
  'guide.review.title': '8. Soumettez-le à la relecture',
  'guide.review.text':
    'Faites d’abord vérifier votre compte de formateur : sans cela, un cours ne peut pas être soumis. La liste de contrôle de ce dossier dit ce que le site exige. Un relecteur examine ce qu’aucune machine ne voit et commente ce qui doit changer. Pendant la relecture, le cours ne se modifie pas ; vous pouvez le retirer à tout moment.',
  'guide.review.points':
    'Suivez votre propre cours du début à la fin, sur un téléphone.\nDemandez à une personne de l’étape 2 de le suivre, et observez sans aider.\nRépondez aux commentaires en modifiant le cours, puis marquez-les comme traités.\nAprès la publication, vos modifications attendent dans une révision jusqu’à leur relecture : personne ne voit un changement à moitié fait.',
  'guide.page_of': '{page, number} sur {pages, number}',

  'checklist.file': '2-liste-de-controle/avant-la-relecture.md',
  'checklist.title': 'Avant de soumettre un cours à la relecture',
  'checklist.intro':
    'L’éditeur de cours vérifie ces points lui-même et montre ce qui manque. Sans les points obligatoires, un cours ne peut pas être soumis ; les autres sont des conseils.',
  'checklist.required': 'Obligatoire',
  'checklist.warning': 'Conseils',
  'checklist.not_micro': 'sauf pour les micro-cours',
  'checklist.live': 'cours en direct seulement',
  'section.basics': 'Le cours',
  'section.description': 'Description',
  'section.audience': 'À qui il s’adresse',
  'section.curriculum': 'Programme',
  'section.media': 'Images et vidéos',
  'section.price': 'Prix',
  'check.title': 'Un titre de {title_min, number} à {title_max, number} caractères',
  'check.short_description': 'Une description courte de {short_min, number} à {short_max, number} caractères',
  'check.category': 'Une catégorie, une sous-catégorie et une catégorie finale',
  'check.level': 'Un niveau',
  'check.content_type': 'Un type de contenu',
  'check.language': 'La langue d’enseignement',
  'check.skills': '{skills, plural, one {Au moins une compétence} other {Au moins # compétences}}',
  'check.description': 'Une description d’au moins {description_words, number} mots',
  'check.objectives': 'Au moins {objectives, number} choses que l’on saura faire',
  'check.requirements': 'Ce qu’il faut avant de commencer ; « rien » est une réponse',
  'check.audience': 'À qui le cours s’adresse',
  'check.modules': '{modules, plural, one {Au moins un module} other {Au moins # modules}}',
  'check.lessons': 'Une leçon dans chaque module',
  'check.lesson_content':
    'Chaque leçon a son contenu : vidéo, texte, document, questions de son quiz ou consignes de son devoir',
  'check.quiz_questions':
    'Chaque question d’un quiz est complète : son texte, au moins deux réponses, et les bonnes marquées',
  'check.rubric': 'Chaque critère d’une grille d’évaluation a un nom',
  'check.required_lessons': 'Au moins une leçon qui compte dans la progression',
  'check.live_lessons': 'Une séance pour chaque leçon en direct',
  'check.live_schedule': 'Au moins une séance à venir',
  'check.lesson_count': 'Au moins {lessons, number} leçons',
  'check.length': 'Au moins {minutes, number} minutes ; dans un cours vidéo, ce sont des minutes de vidéo',
  'check.cover': 'Une couverture d’au moins {cover_width, number} × {cover_height, number} pixels',
  'check.video_duration': 'Chaque vidéo est lisible et a une durée',
  'check.chapters': 'Des chapitres qui commencent avant la fin de la vidéo ou de l’enregistrement, chacun à sa seconde',
  'check.captions': 'Des sous-titres pour chaque vidéo, ou la raison pour laquelle le cours s’en passe',
  'check.price': 'Un prix et une devise, sauf si le cours est gratuit',
  'check.video_median': 'La moitié des vidéos ne dépasse pas {video_minutes, number} minutes',
  'check.payments_open':
    'Un prix seulement si les inscriptions peuvent attendre : personne ne peut encore payer sur ce site',
  'check.sale_links': 'Ni code promotionnel ni lien vers une vente sur un autre site dans la description',

  'outline.file_csv': '3-modeles/plan-du-cours.csv',
  'outline.file_md': '3-modeles/plan-du-cours.md',
  'outline.title': 'Plan d’un cours',
  'outline.course': 'Cours',
  'outline.for': 'Pour qui',
  'outline.objective': 'Objectif',
  'outline.objectives': 'À la fin, on saura :',
  'outline.blank': '{label} : …',
  'outline.numbered': '{label} {number, number} : …',
  // As spreadsheets of the language expect it.
  'outline.separator': ';',
  'outline.module': 'Module',
  'outline.lesson': 'Leçon',
  'outline.lesson_title': 'Titre',
  'outline.kind': 'Type',
  'outline.minutes': 'Minutes',
  'outline.counts': 'Compte dans la progression',
  'outline.open': 'Ouverte à tous',
  'outline.notes': 'Notes',
  'outline.module_result': 'Ce que l’on peut montrer après ce module',
  'outline.verb': 'un verbe d’action que l’on peut observer',
  'kind.video': 'vidéo',
  'kind.text': 'texte',
  'kind.document': 'document',
  'kind.quiz': 'quiz',
  yes: 'oui',
  no: 'non',

  'script.file': '3-modeles/script-video.md',
  'script.text':
    '# Script : titre de la leçon\n\n- Question à laquelle répond cette leçon :\n- Objectif qu’elle sert :\n- Durée : {video_minutes, number} minutes au plus (environ 130 mots prononcés par minute)\n\n| Temps | Texte dit | À l’écran |\n| ----- | --------- | --------- |\n| 00:00 | Ce que l’on saura faire à la fin de ces minutes | Le résultat |\n| 00:15 |           |           |\n| 01:00 |           |           |\n| 02:00 |           |           |\n| Fin   | Ce qu’il faut essayer avant la leçon suivante | L’exercice |\n\n## Avant le tournage\n\n- [ ] Lu à voix haute, et un tiers coupé\n- [ ] Chaque terme expliqué la première fois qu’il est dit\n- [ ] Tout ce qui est montré est aussi nommé\n- [ ] Téléphone muet, fenêtre fermée, dix secondes d’essai écoutées\n',

  'captions.file': '3-modeles/sous-titres.vtt',
  'captions.note':
    'Enregistrez en UTF-8 avec l’extension .vtt. Chaque sous-titre a son début et sa fin, puis une ou deux lignes de 42 caractères au plus. Les sons importants sont entre crochets.',
  'captions.first': 'Dans cette leçon, vous allez',
  'captions.second': 'Écrivez ce qui est dit, comme c’est dit.',
  'captions.sound': '[Bruit de papier]',

  'cover.file': '3-modeles/couverture.png',

  'limits.file': '4-limites/limites.md',
  'limits.title': 'Les limites du site',
  'limits.files': 'Fichiers',
  'limits.purpose': 'Usage',
  'limits.types': 'Formats',
  'limits.size': 'Au plus',
  'limits.also': 'De plus',
  'limits.content':
    'Les fichiers sont vérifiés d’après leur contenu, non d’après leur nom. Un envoi interrompu reprend où il s’est arrêté.',
  'purpose.cover': 'Image de couverture',
  'purpose.video': 'Vidéo',
  'purpose.captions': 'Sous-titres',
  'purpose.document': 'Document',
  'purpose.audio': 'Enregistrement',
  'purpose.scorm': 'Paquet SCORM',
  'purpose.resource': 'Fichier à emporter',
  'purpose.question_picture': 'Image d’une question',
  'purpose.photo': 'Votre photo',
  'purpose.sample_video': 'Vidéo d’exemple, pour la vérification',
  'purpose.id_document': 'Pièce d’identité, pour la vérification',
  'also.cover': 'au moins {cover_width, number} × {cover_height, number} pixels ; le format 16:9 s’affiche en entier',
  'also.photo': 'carrée, au moins {photo, number} × {photo, number} pixels',
  'limits.texts': 'Textes et listes',
  'limits.field': 'Champ',
  'limits.bound': 'Limite',
  'bound.at_most': 'au plus {max, number} caractères',
  'bound.characters': 'de {min, number} à {max, number} caractères',
  'bound.items': 'au plus {max, number}',
  'bound.between': 'de {min, number} à {max, number}',
  'field.name': 'Titre du cours',
  'field.short_description': 'Description courte',
  'field.description': 'Description',
  'field.objectives': 'Objectifs',
  'field.objective': 'Chaque objectif',
  'field.requirements': 'Prérequis',
  'field.audience': 'Lignes sur le public',
  'field.skills': 'Compétences',
  'field.watch_threshold': 'Part d’une vidéo qui achève sa leçon, en pour cent',
  'field.lesson_title': 'Titre d’une leçon',
  'field.lesson_text': 'Texte d’une leçon',
  'field.questions': 'Questions d’un quiz',
  'field.answers': 'Réponses d’une question',
};
