import { Title } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useEditorText } from '../messages/editor.ts';
import classes from './section-area.module.css';
import type { SectionLink } from './section-nav.tsx';

interface SectionAreaProps {
  /** All parts, in the order they are gone through. */
  links: readonly SectionLink[];
  active: string;
  lead: string;
  /** What is said above the fields. */
  above?: ReactNode;
  /** The fields can't be edited now. */
  isShut: boolean;
  /** What is no part of the text that is edited: open while that cannot be, too. */
  beside?: ReactNode;
  children: ReactNode;
}

/** One part: its heading, its fields, and the way to the next part. */
export function SectionArea({ links, active, lead, above, isShut, beside, children }: SectionAreaProps) {
  const t = useEditorText();
  const place = links.findIndex(({ key }) => key === active);
  const label = links[place]?.label ?? '';
  const [before, after] = [links[place - 1], links[place + 1]];
  return (
    <section aria-labelledby="section-heading">
      <Title order={2} id="section-heading" size="h3">
        {label}
      </Title>
      <p className={classes.lead}>{lead}</p>
      <Suspense fallback={<RowSkeleton count={3} label={t('section.loading', { section: label })} />}>
        <FocusOnHash>
          {above && <p className={classes.lead}>{above}</p>}
          <fieldset disabled={isShut} className={classes.fields}>
            {children}
          </fieldset>
          {beside && <div className={classes.beside}>{beside}</div>}
        </FocusOnHash>
      </Suspense>
      <div className={classes.steps}>
        {before && (
          <LinkButton variant="subtle" to={before.to}>
            {t('section.before', { section: before.label })}
          </LinkButton>
        )}
        {after && (
          <LinkButton variant="default" to={after.to} className={classes.next ?? ''}>
            {t('section.after', { section: after.label })}
          </LinkButton>
        )}
      </div>
    </section>
  );
}

/** A link of the checklist ends in the field that mends it. */
function FocusOnHash({ children }: { children: ReactNode }) {
  const { hash, key } = useLocation();
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = area;
    if (!hash || !current || focusField(current, hash.slice(1))) return;
    // The editor that has it may still be on its way.
    const observer = new MutationObserver(() => {
      if (focusField(current, hash.slice(1))) observer.disconnect();
    });
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [hash, key]);
  return <div ref={area}>{children}</div>;
}

function focusField(area: HTMLElement, id: string): boolean {
  const field = area.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
  return field !== null;
}
