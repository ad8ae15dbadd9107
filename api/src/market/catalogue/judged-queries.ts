/** How well a course answers a query: 3 just what was looked for, 2 a good find, 1 touches it. Others: not at all. */
type Grade = 1 | 2 | 3;
type Kind = 'word' | 'words' | 'typo' | 'accent' | 'stem' | 'teacher' | 'category' | 'lesson' | 'path' | 'french';

export interface JudgedQuery {
  q: string;
  kind: Kind;
  /** By slug. */
  grades: Readonly<Record<string, Grade>>;
}

type Slugs = Partial<Record<Grade, readonly string[]>>;

/** What courses are worth for one thing that people look for, and the ways in which they write it. */
function topic(slugs: Slugs, queries: Partial<Record<Kind, readonly string[]>>): JudgedQuery[] {
  const graded = ([3, 2, 1] as const).flatMap((grade) => (slugs[grade] ?? []).map((slug) => [slug, grade] as const));
  const grades: Record<string, Grade> = Object.fromEntries(graded);
  return Object.entries(queries).flatMap(([kind, texts]) => texts.map((q) => ({ q, kind: kind as Kind, grades })));
}

const photography = [
  'light-in-photography',
  'exposure-step-by-step',
  'composition-beyond-thirds',
  'portraits-by-a-window',
  'raw-development-routine',
  'better-phone-photographs',
];
const software = [
  'version-control-with-git',
  'html-and-css-foundations',
  'first-steps-in-python',
  'at-home-on-the-command-line',
  'tests-that-earn-their-keep',
  'debugging-as-a-method',
  'fast-pages-on-slow-networks',
];
const design = [
  'typography-basics',
  'grids-that-hold-a-page',
  'colour-that-works-together',
  'accessible-interfaces',
  'usability-tests-this-week',
  'icons-that-read-small',
  'wayfinding-signs-people-follow',
];
const marketing = [
  'writing-clear-copy',
  'positioning-on-one-page',
  'search-marketing-without-tricks',
  'a-newsletter-people-open',
  'landing-pages-that-answer',
  'honest-marketing-experiments',
];
const business = [
  'meetings-worth-having',
  'negotiation-without-drama',
  'pricing-your-first-product',
  'customer-interviews-that-tell-the-truth',
  'giving-feedback-that-helps',
  'planning-a-project-that-can-slip',
];
const finance = [
  'reading-a-balance-sheet',
  'double-entry-bookkeeping',
  'cash-flow-for-small-companies',
  'compound-interest-plainly',
  'a-household-budget-that-lasts',
  'understanding-inflation',
];
const data = [
  'spreadsheet-modelling',
  'sql-from-zero',
  'cleaning-messy-data',
  'choosing-the-right-chart',
  'averages-and-their-traps',
  'probability-for-decisions',
  'hojas-de-calculo-desde-cero',
];
const writing = [
  'plain-language',
  'reports-that-get-read',
  'dialogue-that-sounds-alive',
  'proofreading-with-method',
  'ecrire-des-e-mails-clairs',
];
const languages = [
  'reading-the-greek-alphabet',
  'spanish-for-everyday-errands',
  'english-stress-and-rhythm',
  'falar-em-publico-sem-medo',
  'vocabulary-that-stays',
];
const teaching = [
  'writing-learning-objectives',
  'practice-that-lasts',
  'questions-that-make-a-class-think',
  'notes-you-will-use-again',
  'onboarding-in-thirty-days',
];

/**
 * Judged from what the demo courses teach, before looking at what a search returns. When a demo course comes or goes, judge it
 * for every topic here.
 */
export const judgedQueries: JudgedQuery[] = [
  // Whole fields
  ...topic(
    { 3: photography },
    {
      word: ['photography', 'photo', 'photos'],
      words: ['photography course', 'learn photography'],
      typo: ['photograpy', 'phtography', 'fotography'],
      stem: ['photographer', 'photographing'],
      french: ['photographie', 'cours de photographie', 'photographier'],
      teacher: ['teacher photography'],
    },
  ),
  ...topic(
    { 3: software },
    {
      category: ['software development', 'software'],
      word: ['programming', 'coding'],
      typo: ['sofware development', 'programing', 'software developement'],
      french: ['développement logiciel', 'developpement', 'programmation', 'informatique'],
      teacher: ['demo teacher software development'],
    },
  ),
  ...topic(
    { 3: design, 1: ['landing-pages-that-answer', 'choosing-the-right-chart', 'html-and-css-foundations'] },
    { category: ['design'], words: ['design course'], typo: ['desing'] },
  ),
  ...topic(
    { 3: marketing, 1: ['pricing-your-first-product', 'customer-interviews-that-tell-the-truth'] },
    { category: ['marketing'], typo: ['marketting', 'markeitng'], teacher: ['teacher marketing'] },
  ),
  ...topic(
    { 3: business, 1: ['spreadsheet-modelling', 'cash-flow-for-small-companies', 'ecrire-des-e-mails-clairs'] },
    { category: ['business'], typo: ['buisness'], french: ['entreprise'] },
  ),
  ...topic({ 3: finance, 1: ['spreadsheet-modelling'] }, { category: ['finance'], stem: ['financial', 'finances'] }),
  ...topic(
    { 3: ['compound-interest-plainly', 'a-household-budget-that-lasts'], 1: ['understanding-inflation'] },
    { category: ['personal finance'], french: ['finances personnelles'], word: ['savings'] },
  ),
  ...topic({ 3: data }, { category: ['data'], french: ['données', 'donnees'] }),
  ...topic(
    {
      3: ['sql-from-zero', 'spreadsheet-modelling', 'cleaning-messy-data', 'hojas-de-calculo-desde-cero'],
      2: ['averages-and-their-traps', 'choosing-the-right-chart'],
      1: ['probability-for-decisions'],
    },
    { category: ['data analysis'], words: ['analyse data'], french: ['analyse de données'] },
  ),
  ...topic(
    {
      3: writing,
      2: ['writing-clear-copy'],
      1: ['writing-learning-objectives', 'a-newsletter-people-open', 'notes-you-will-use-again'],
    },
    { category: ['writing'], word: ['write'], french: ['écriture', 'écrire'] },
  ),
  ...topic(
    { 3: languages },
    { category: ['languages'], word: ['language learning'], french: ['langues'], stem: ['langue'] },
  ),
  ...topic(
    { 3: teaching, 1: ['giving-feedback-that-helps'] },
    { category: ['teaching'], words: ['teaching and learning'], french: ['enseigner', 'enseigner et apprendre'] },
  ),

  // Single subjects
  ...topic(
    { 3: ['typography-basics'], 1: ['grids-that-hold-a-page', 'wayfinding-signs-people-follow'] },
    {
      word: ['typography', 'fonts', 'typeface'],
      typo: ['typografy', 'tipography', 'typogrpahy'],
      stem: ['typographic'],
      french: ['typographie'],
      lesson: ['line length and line spacing', 'choosing a typeface'],
    },
  ),
  ...topic(
    { 3: ['grids-that-hold-a-page'], 1: ['typography-basics', 'reports-that-get-read', 'html-and-css-foundations'] },
    { words: ['page layout', 'layout grid'], word: ['grids'], french: ['mise en page'], lesson: ['gutters'] },
  ),
  ...topic(
    {
      3: ['colour-that-works-together'],
      1: ['accessible-interfaces', 'raw-development-routine', 'choosing-the-right-chart'],
    },
    {
      word: ['colour', 'color', 'palette'],
      words: ['colour theory', 'color contrast'],
      french: ['couleur', 'couleurs'],
    },
  ),
  ...topic(
    {
      3: ['accessible-interfaces'],
      2: ['colour-that-works-together', 'html-and-css-foundations'],
      1: ['wayfinding-signs-people-follow'],
    },
    {
      word: ['accessibility', 'wcag', 'a11y'],
      words: ['screen reader', 'web accessibility'],
      typo: ['accessiblity'],
      french: ['accessibilité', 'accessibilite'],
    },
  ),
  ...topic(
    { 3: ['usability-tests-this-week'], 1: ['accessible-interfaces', 'customer-interviews-that-tell-the-truth'] },
    { word: ['usability', 'ux'], words: ['user testing', 'usability test'], typo: ['usabilty'], french: ['ergonomie'] },
  ),
  ...topic({ 3: ['icons-that-read-small'] }, { word: ['icons', 'icon'], words: ['icon design'], french: ['icônes'] }),
  ...topic(
    { 3: ['wayfinding-signs-people-follow'] },
    { word: ['wayfinding', 'signs', 'signage'], typo: ['wayfindng'], french: ['signalétique'] },
  ),
  ...topic(
    {
      3: ['light-in-photography'],
      2: ['portraits-by-a-window', 'exposure-step-by-step'],
      1: ['better-phone-photographs', 'composition-beyond-thirds'],
    },
    {
      word: ['lighting'],
      words: ['light photography', 'hard light'],
      french: ['lumière', 'lumiere'],
      lesson: ['the colour of light'],
    },
  ),
  ...topic(
    { 3: ['exposure-step-by-step'], 2: ['light-in-photography'], 1: ['raw-development-routine'] },
    { word: ['exposure', 'aperture'], words: ['shutter speed iso'], typo: ['exposre'], lesson: ['histogram'] },
  ),
  ...topic(
    {
      3: ['composition-beyond-thirds'],
      1: ['light-in-photography', 'portraits-by-a-window', 'better-phone-photographs'],
    },
    { word: ['composition'], words: ['rule of thirds'], typo: ['compositon'] },
  ),
  ...topic(
    { 3: ['portraits-by-a-window'] },
    {
      word: ['portrait', 'portraits'],
      words: ['portrait photography'],
      typo: ['portriat'],
      french: ['portraits photo'],
    },
  ),
  ...topic(
    { 3: ['raw-development-routine'], 1: ['better-phone-photographs'] },
    { words: ['photo editing', 'raw files'], word: ['sharpening'], french: ['retouche photo'] },
  ),
  ...topic(
    { 3: ['better-phone-photographs'], 1: ['light-in-photography'] },
    { words: ['phone photography', 'iphone photos'], word: ['smartphone'], french: ['photo téléphone'] },
  ),
  ...topic(
    { 3: ['search-marketing-without-tricks'] },
    {
      word: ['seo'],
      words: ['search engine optimisation', 'search engines'],
      french: ['référencement', 'referencement'],
    },
  ),
  ...topic(
    { 3: ['a-newsletter-people-open'] },
    { word: ['newsletter'], words: ['email marketing'], typo: ['newletter'], french: ['lettre d’information'] },
  ),
  ...topic(
    {
      3: ['writing-clear-copy'],
      2: ['landing-pages-that-answer'],
      1: ['plain-language', 'a-newsletter-people-open', 'search-marketing-without-tricks'],
    },
    { word: ['copywriting', 'copywriter'], typo: ['copywritting'], lesson: ['claims need proof'] },
  ),
  ...topic(
    { 3: ['landing-pages-that-answer'] },
    { words: ['landing page'], word: ['conversion'], french: ['page d’atterrissage'] },
  ),
  ...topic(
    { 3: ['honest-marketing-experiments'], 1: ['averages-and-their-traps'] },
    { words: ['a/b testing', 'ab tests', 'sample size'], word: ['hypothesis'] },
  ),
  ...topic(
    { 3: ['positioning-on-one-page'] },
    { word: ['positioning'], words: ['brand strategy'], french: ['positionnement'], stem: ['positioned'] },
  ),
  ...topic(
    { 3: ['meetings-worth-having'] },
    { word: ['meetings', 'agenda'], words: ['better meetings'], french: ['réunions', 'reunion'], typo: ['meetigns'] },
  ),
  ...topic(
    { 3: ['negotiation-without-drama'] },
    { word: ['negotiation', 'negotiating'], typo: ['negociation', 'negotation'], french: ['négociation', 'négocier'] },
  ),
  ...topic(
    { 3: ['pricing-your-first-product'] },
    { word: ['pricing'], words: ['set a price'], french: ['fixer un prix', 'prix'] },
  ),
  ...topic(
    { 3: ['customer-interviews-that-tell-the-truth'], 1: ['usability-tests-this-week', 'positioning-on-one-page'] },
    { words: ['customer interviews', 'customer research'], french: ['entretiens clients'] },
  ),
  ...topic(
    { 3: ['giving-feedback-that-helps'] },
    { word: ['feedback', 'praise'], words: ['giving feedback'], typo: ['feeback'] },
  ),
  ...topic(
    { 3: ['planning-a-project-that-can-slip'] },
    {
      words: ['project management', 'project planning'],
      french: ['gestion de projet', 'planification de projet'],
      typo: ['projet planning'],
    },
  ),
  ...topic(
    { 3: ['double-entry-bookkeeping'], 2: ['reading-a-balance-sheet'] },
    {
      word: ['bookkeeping', 'accounting', 'accountant', 'accounti'],
      typo: ['bookeeping', 'acounting'],
      french: ['comptabilité', 'comptabilite', 'comptable'],
      lesson: ['trial balance'],
    },
  ),
  ...topic(
    { 3: ['reading-a-balance-sheet'], 1: ['double-entry-bookkeeping'] },
    {
      words: ['balance sheet', 'financial statements'],
      typo: ['balance shet'],
      french: ['bilan comptable'],
      lesson: ['liabilities and equity'],
    },
  ),
  ...topic(
    { 3: ['cash-flow-for-small-companies'] },
    { words: ['cash flow'], word: ['cashflow'], french: ['trésorerie', 'tresorerie'], lesson: ['thirteen-week plan'] },
  ),
  ...topic(
    { 3: ['a-household-budget-that-lasts'], 1: ['cash-flow-for-small-companies', 'hojas-de-calculo-desde-cero'] },
    { word: ['budget', 'budgeting'], words: ['household budget'], french: ['budget familial'] },
  ),
  ...topic(
    { 3: ['compound-interest-plainly'] },
    {
      words: ['compound interest', 'rule of 72'],
      typo: ['compund interest'],
      french: ['intérêts composés', 'épargne'],
    },
  ),
  ...topic({ 3: ['understanding-inflation'] }, { word: ['inflation'], words: ['price index'], typo: ['infaltion'] }),
  ...topic(
    { 3: ['first-steps-in-python'] },
    {
      word: ['python'],
      words: ['python for beginners', 'python course'],
      typo: ['pyhton', 'pythn'],
      french: ['python débutant'],
    },
  ),
  ...topic(
    { 3: ['version-control-with-git'], 1: ['debugging-as-a-method'] },
    {
      word: ['git', 'github'],
      words: ['version control'],
      lesson: ['a branch is a name that moves'],
      french: ['gestion de versions'],
    },
  ),
  ...topic(
    { 3: ['html-and-css-foundations'], 1: ['fast-pages-on-slow-networks'] },
    { word: ['html', 'css'], words: ['web development', 'html css'], french: ['développement web', 'site web'] },
  ),
  ...topic(
    { 3: ['at-home-on-the-command-line'], 1: ['version-control-with-git'] },
    { words: ['command line'], word: ['terminal', 'shell', 'linux'], french: ['ligne de commande'], lesson: ['pipes'] },
  ),
  ...topic(
    { 3: ['tests-that-earn-their-keep'], 1: ['fast-pages-on-slow-networks'] },
    {
      word: ['javascript'],
      words: ['automated testing', 'unit tests'],
      typo: ['javascipt'],
      lesson: ['unreliable tests'],
    },
  ),
  ...topic(
    {
      3: ['debugging-as-a-method'],
      1: ['first-steps-in-python', 'at-home-on-the-command-line', 'tests-that-earn-their-keep'],
    },
    { word: ['debugging', 'bugs', 'debugger'], typo: ['debuging'], french: ['débogage'] },
  ),
  ...topic(
    { 3: ['fast-pages-on-slow-networks'] },
    { words: ['web performance', 'page speed'], typo: ['web perfomance'], lesson: ['round trips'] },
  ),
  ...topic(
    { 3: ['sql-from-zero'], 1: ['cleaning-messy-data'] },
    {
      word: ['sql', 'database', 'postgresql'],
      words: ['joining two tables'],
      french: ['bases de données', 'requêtes'],
      typo: ['databse'],
    },
  ),
  ...topic(
    {
      3: ['spreadsheet-modelling', 'hojas-de-calculo-desde-cero'],
      1: ['cleaning-messy-data', 'cash-flow-for-small-companies', 'compound-interest-plainly'],
    },
    { word: ['spreadsheet', 'excel'], typo: ['excell', 'spreadshet'], french: ['tableur', 'feuille de calcul'] },
  ),
  ...topic(
    { 3: ['hojas-de-calculo-desde-cero'] },
    { accent: ['hojas de calculo', 'hojas de cálculo', 'formulas y referencias'] },
  ),
  ...topic(
    { 3: ['cleaning-messy-data'], 1: ['sql-from-zero'] },
    { words: ['data cleaning', 'clean data'], french: ['nettoyage de données'], lesson: ['dates and duplicates'] },
  ),
  ...topic(
    { 3: ['choosing-the-right-chart'] },
    { word: ['charts', 'graphs'], words: ['data visualisation', 'data visualization'], french: ['graphique'] },
  ),
  ...topic(
    {
      3: ['averages-and-their-traps', 'probability-for-decisions'],
      1: ['honest-marketing-experiments', 'understanding-inflation'],
    },
    { word: ['statistics'], typo: ['statistcs'], french: ['statistiques'], stem: ['statistical'] },
  ),
  ...topic(
    { 3: ['probability-for-decisions'] },
    { word: ['probability', 'bayes'], typo: ['probabilty'], french: ['probabilités'], lesson: ['expected value'] },
  ),
  ...topic(
    { 3: ['plain-language'], 1: ['writing-clear-copy', 'ecrire-des-e-mails-clairs'] },
    { words: ['plain language', 'clear writing'], french: ['langage clair'] },
  ),
  ...topic({ 3: ['reports-that-get-read'] }, { word: ['reports'], words: ['report writing'], french: ['rapports'] }),
  ...topic(
    { 3: ['dialogue-that-sounds-alive'] },
    { word: ['dialogue', 'fiction'], typo: ['dialouge'], french: ['dialogues'], category: ['creative writing'] },
  ),
  ...topic(
    { 3: ['proofreading-with-method'] },
    { word: ['proofreading', 'proofread'], typo: ['proof reading'], french: ['relecture'] },
  ),
  ...topic(
    { 3: ['ecrire-des-e-mails-clairs'] },
    {
      accent: ['ecrire des e-mails', 'écrire des mails clairs', 'ecrire emails'],
      french: ['e-mails professionnels', 'courriel', 'relancer un client'],
      words: ['business email'],
    },
  ),
  ...topic({ 3: ['ecrire-des-e-mails-clairs'] }, { word: ['french'], accent: ['francais', 'français'] }),
  ...topic(
    { 3: ['reading-the-greek-alphabet'] },
    { word: ['greek'], words: ['greek alphabet'], typo: ['greeek alphabet'], french: ['grec'] },
  ),
  ...topic(
    { 3: ['spanish-for-everyday-errands'] },
    { word: ['spanish'], words: ['learn spanish'], typo: ['spansh'], french: ['espagnol', 'apprendre l’espagnol'] },
  ),
  ...topic(
    { 3: ['english-stress-and-rhythm'], 1: ['reading-the-greek-alphabet'] },
    {
      word: ['pronunciation'],
      words: ['english pronunciation'],
      typo: ['pronounciation'],
      french: ['prononciation anglaise'],
    },
  ),
  ...topic(
    { 3: ['falar-em-publico-sem-medo'], 2: ['english-stress-and-rhythm'] },
    { words: ['public speaking'], french: ['parler en public', 'prise de parole'] },
  ),
  ...topic(
    { 3: ['falar-em-publico-sem-medo'] },
    { accent: ['falar em público', 'falar em publico'], word: ['portuguese'], french: ['portugais'] },
  ),
  ...topic(
    { 3: ['vocabulary-that-stays'], 1: ['spanish-for-everyday-errands'] },
    { word: ['vocabulary'], typo: ['vocabluary'], french: ['vocabulaire'] },
  ),
  ...topic(
    { 3: ['practice-that-lasts'], 2: ['vocabulary-that-stays', 'notes-you-will-use-again'] },
    { word: ['memory'], words: ['study skills'], french: ['mémoire', 'mémorisation'], stem: ['memorise'] },
  ),
  ...topic(
    { 3: ['writing-learning-objectives'] },
    {
      words: ['learning objectives', 'lesson planning'],
      french: ['objectifs pédagogiques'],
      typo: ['learning objetives'],
    },
  ),
  ...topic(
    { 3: ['questions-that-make-a-class-think'] },
    { word: ['questioning'], words: ['asking questions in class'], lesson: ['wrong answers worth having'] },
  ),
  ...topic({ 3: ['notes-you-will-use-again'] }, { words: ['note taking', 'taking notes'], french: ['prise de notes'] }),
  ...topic(
    { 3: ['onboarding-in-thirty-days'] },
    {
      word: ['onboarding', 'newcomers'],
      words: ['new colleagues'],
      typo: ['onbording'],
      french: ['ressources humaines'],
    },
  ),

  // Learning paths, by what they are called
  ...topic(
    {
      3: [
        'html-and-css-foundations',
        'at-home-on-the-command-line',
        'version-control-with-git',
        'debugging-as-a-method',
        'tests-that-earn-their-keep',
      ],
    },
    { path: ['first web developer kit', 'web developer'] },
  ),
  ...topic(
    {
      3: [
        'customer-interviews-that-tell-the-truth',
        'pricing-your-first-product',
        'reading-a-balance-sheet',
        'cash-flow-for-small-companies',
      ],
    },
    { path: ['first year of a small company'] },
  ),
  ...topic(
    { 3: ['sql-from-zero', 'cleaning-messy-data', 'averages-and-their-traps', 'choosing-the-right-chart'] },
    { path: ['from question to chart'] },
  ),
  ...topic(
    { 3: ['plain-language', 'reports-that-get-read', 'proofreading-with-method'] },
    { path: ['clear writing at work'] },
  ),
];
