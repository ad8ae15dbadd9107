import { aliases, frenchNames } from './category-words.ts';

/** The category tree: category → sub-category → final categories. Slugs are made from the names, so names are unique. */
const tree: Record<string, Record<string, string[]>> = {
  Design: {
    'Graphic Design': ['Typography', 'Layout and Grids', 'Colour', 'Print Design'],
    'Interface Design': ['Usability', 'Accessibility', 'Design Systems', 'Prototyping'],
    Illustration: ['Drawing Fundamentals', 'Vector Illustration', 'Icon Design', 'Visual Storytelling'],
    'Spatial Design': ['Interior Planning', 'Wayfinding', 'Exhibition Design', 'Lighting Design'],
  },
  Photography: {
    'Photographic Technique': ['Exposure', 'Light', 'Focus and Lenses', 'Composition'],
    Genres: ['Portrait Photography', 'Street Photography', 'Landscape Photography', 'Product Photography'],
    'Editing and Archive': ['Raw Development', 'Colour Correction', 'Black and White', 'Photo Archives'],
    'Mobile and Film': ['Phone Photography', 'Film Cameras', 'Darkroom', 'Short Video'],
  },
  Marketing: {
    'Brand and Strategy': ['Positioning', 'Brand Voice', 'Market Research', 'Customer Journeys'],
    'Content Marketing': ['Copywriting', 'Newsletters', 'Editorial Planning', 'Storytelling'],
    'Digital Channels': ['Search Marketing', 'Email Marketing', 'Social Media', 'Landing Pages'],
    'Marketing Measurement': ['Web Analytics', 'Experiments', 'Attribution', 'Campaign Reporting'],
  },
  Business: {
    Management: ['Meetings', 'Delegation', 'Feedback', 'Decision Making'],
    Entrepreneurship: ['Business Models', 'Customer Interviews', 'First Sales', 'Small Business Operations'],
    'Project Work': ['Project Planning', 'Risk Management', 'Agile Practice', 'Process Mapping'],
    'Commercial Skills': ['Negotiation', 'Pricing', 'Procurement', 'Customer Service'],
  },
  Finance: {
    Accounting: ['Bookkeeping', 'Financial Statements', 'Cost Accounting', 'Audit Basics'],
    'Corporate Finance': ['Cash Flow', 'Valuation', 'Budgeting', 'Working Capital'],
    'Personal Finance': ['Household Budgets', 'Saving and Interest', 'Debt', 'Insurance'],
    'Markets and Economics': ['Inflation', 'Bonds', 'Index Investing', 'Exchange Rates'],
  },
  'Software Development': {
    'Web Development': ['HTML and CSS', 'JavaScript', 'Web Performance', 'Web Accessibility'],
    'Programming Foundations': ['Python', 'Algorithms', 'Version Control', 'Command Line'],
    'Software Quality': ['Testing', 'Code Review', 'Debugging', 'Documentation'],
    'Systems and Security': ['Databases', 'Networks', 'Application Security', 'Operations'],
  },
  Data: {
    'Data Analysis': ['Spreadsheets', 'SQL', 'Exploratory Analysis', 'Data Cleaning'],
    Statistics: ['Descriptive Statistics', 'Probability', 'Sampling and Surveys', 'Statistical Testing'],
    'Data Visualisation': ['Chart Choice', 'Dashboards', 'Maps', 'Presenting Numbers'],
    'Machine Learning': ['Regression Models', 'Classification', 'Model Evaluation', 'Responsible Data Use'],
  },
  Writing: {
    'Professional Writing': ['Business E-mail', 'Reports', 'Plain Language', 'Technical Writing'],
    'Creative Writing': ['Short Fiction', 'Dialogue', 'Poetry', 'Memoir'],
    Editing: ['Line Editing', 'Proofreading', 'Structure', 'Style Guides'],
    'Research and Journalism': ['Interviewing', 'Fact Checking', 'Essays', 'Source Notes'],
  },
  Languages: {
    'Romance Languages': ['French', 'Spanish', 'Portuguese', 'Italian'],
    'Germanic Languages': ['English', 'German', 'Dutch', 'Swedish'],
    'Mediterranean Languages': ['Modern Greek', 'Arabic', 'Turkish', 'Hebrew'],
    'Language Craft': ['Pronunciation', 'Vocabulary', 'Translation', 'Public Speaking'],
  },
  'Teaching and Learning': {
    'Course Design': ['Learning Objectives', 'Lesson Planning', 'Assessment Design', 'Online Courses'],
    'Classroom Practice': ['Questioning', 'Group Work', 'Inclusive Teaching', 'Classroom Routines'],
    'Learning Science': ['Memory', 'Motivation', 'Note Taking', 'Study Planning'],
    'Training at Work': ['Onboarding', 'Workshops', 'Mentoring', 'Training Evaluation'],
  },
};

export interface DemoPlace {
  name: string;
  slug: string;
  /** In other languages. */
  names: { fr: string };
  /** Other words for it, of any language. */
  aliases: string[];
}
export interface DemoCategory extends DemoPlace {
  sub_categories: (DemoPlace & { final_categories: DemoPlace[] })[];
}

const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const named = (name: string): DemoPlace => {
  const fr = frenchNames[name];
  if (fr === undefined) throw new Error(`The category ${name} has no French name.`);
  return { name, slug: slugOf(name), names: { fr }, aliases: [...(aliases[name] ?? [])] };
};

export const demoCategories: DemoCategory[] = Object.entries(tree).map(([name, subs]) => ({
  ...named(name),
  sub_categories: Object.entries(subs).map(([sub, finals]) => ({
    ...named(sub),
    final_categories: finals.map(named),
  })),
}));

/** Slug of the root above a leaf. */
export function rootOf(finalSlug: string): DemoCategory {
  const root = demoCategories.find((category) =>
    category.sub_categories.some((sub) => sub.final_categories.some((final) => final.slug === finalSlug)),
  );
  if (!root) throw new Error(`No category has the leaf '${finalSlug}'.`);
  return root;
}

const skillLines = `
Typography, Layout, Colour theory, Visual hierarchy, Accessibility, Usability testing, Design systems, Prototyping,
Drawing, Icon design, Wayfinding, Print production, Exposure, Lighting, Composition, Lens choice, Portraiture,
Photo editing, Colour correction, Archiving, Storytelling, Positioning, Market research, Brand voice, Copywriting,
Email marketing, Search engine optimisation, Social media, Web analytics, A/B testing, Landing pages, Facilitation,
Delegation, Giving feedback, Decision making, Business modelling, Customer interviews, Sales, Project planning,
Risk management, Process mapping, Negotiation, Pricing, Customer service, Bookkeeping, Financial statements,
Cost analysis, Cash flow planning, Valuation, Budgeting, Compound interest, Debt management, Economics, Investing,
HTML, CSS, JavaScript, Python, Algorithms, Git, Command line, Automated testing, Code review, Debugging,
Documentation, SQL, Networking, Application security, Web performance, Spreadsheets, Data cleaning,
Exploratory analysis, Statistics, Probability, Survey design, Data visualisation, Dashboards, Regression,
Model evaluation, Data ethics, Business writing, Report writing, Plain language, Technical writing, Fiction writing,
Dialogue writing, Editing, Proofreading, Fact checking, Interviewing, French, Spanish, Portuguese, Modern Greek,
English, Pronunciation, Vocabulary building, Translation, Public speaking, Learning objectives, Lesson planning,
Assessment design, Questioning, Study skills, Note taking, Mentoring, Training evaluation, Online teaching`;
export const demoSkills: string[] = skillLines.split(',').map((skill) => skill.trim());

/** French names of a few; where a skill has none, its English name is shown. */
export const frenchSkills: Readonly<Record<string, string>> = {
  Typography: 'Typographie',
  Layout: 'Mise en page',
  'Colour theory': 'Théorie des couleurs',
  Accessibility: 'Accessibilité',
  Prototyping: 'Prototypage',
  Drawing: 'Dessin',
  Lighting: 'Éclairage',
  Portraiture: 'Portrait',
  'Photo editing': 'Retouche photo',
  Copywriting: 'Rédaction publicitaire',
  Negotiation: 'Négociation',
  Pricing: 'Fixation des prix',
  Bookkeeping: 'Tenue de livres',
  Budgeting: 'Budget',
  Statistics: 'Statistiques',
  Probability: 'Probabilités',
  Translation: 'Traduction',
  'Public speaking': 'Prise de parole en public',
  'Lesson planning': 'Préparation de cours',
  'Note taking': 'Prise de notes',
};
