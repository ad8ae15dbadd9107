import { boundText, type PackageText } from './package-texts.ts';

export interface Guide {
  title: string;
  intro: string;
  sections: { title: string; text: string; points: string[] }[];
}

const sections = ['idea', 'audience', 'outline', 'form', 'video', 'access', 'page', 'review'] as const;

export const guideIn = (text: PackageText): Guide => ({
  title: text('guide.title'),
  intro: text('guide.intro'),
  sections: sections.map((section) => ({
    title: boundText(text, `guide.${section}.title`),
    text: boundText(text, `guide.${section}.text`),
    points: boundText(text, `guide.${section}.points`).split('\n'),
  })),
});

export const guideAsMarkdown = ({ title, intro, sections: parts }: Guide): string =>
  [
    `# ${title}`,
    intro,
    ...parts.flatMap((part) => [`## ${part.title}`, part.text, part.points.map((point) => `- ${point}`).join('\n')]),
  ].join('\n\n') + '\n';
