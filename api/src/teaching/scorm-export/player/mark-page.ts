import type { Sco } from './open-sco.ts';
import type { PageFacts } from './facts.ts';
import { element } from './page.ts';

/** A page that its reader marks as done; the place in it is kept. */
export function runMarkPage({ texts }: PageFacts, sco: Sco | undefined): void {
  const button = element<HTMLButtonElement>('done');
  const showDone = () => {
    button.disabled = true;
    element('state').textContent = texts.done;
  };
  button.addEventListener('click', () => {
    showDone();
    sco?.complete();
  });
  if (sco?.isDone) showDone();
  scrollTo({ top: (Number(sco?.location) || 0) * scrollRange() });
  addEventListener('scroll', () => sco?.keep({ location: scrollShare() }), { passive: true });
}

const scrollRange = (): number => Math.max(0, document.documentElement.scrollHeight - innerHeight);

/** A share, for the next screen may be another one. */
const scrollShare = (): string => (scrollY / Math.max(1, scrollRange())).toFixed(3);
