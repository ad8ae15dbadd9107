import { Section } from '@stoa/shared/ui/section.tsx';
import classes from './landing.module.css';

const steps = [
  {
    title: 'Choose',
    text: 'Search by name or walk through the categories. Try the preview lessons before you decide.',
  },
  {
    title: 'Learn',
    text: 'Captioned videos, texts, documents and quizzes. Stoa remembers where you stopped, on every device.',
  },
  {
    title: 'Show it',
    text: 'Complete the required lessons and your certificate is issued at once, with an ID that anyone can verify.',
  },
];

export function HowItWorks() {
  return (
    <Section title="How it works">
      <ol className={classes.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={classes.step}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={classes.stepTitle}>{title}</h3>
            <p className={classes.soft}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
