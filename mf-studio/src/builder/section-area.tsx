import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Title } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useLocation } from 'react-router-dom';
import { useBuilderText } from '../messages/builder.ts';
import { useBuilder } from './builder-context.tsx';
import classes from './section-area.module.css';
import { sections, type SectionKey } from './sections.ts';

interface SectionAreaProps {
  section: SectionKey;
  /** What is no part of the course's text: open while that cannot be edited, too. */
  beside?: ReactNode;
  children: ReactNode;
}

/** One part: its heading, its fields (shut while the course can't be edited), and the way to the next part. */
export function SectionArea({ section, beside, children }: SectionAreaProps) {
  const t = useBuilderText();
  const { course, isReadOnly } = useBuilder();
  const isOwners = section === 'price' && !course.is_owner && course.rights.length > 0;
  const place = sections.indexOf(section);
  const label = t(`section.${section}`);
  const [before, after] = [sections[place - 1], sections[place + 1]];
  return (
    <section aria-labelledby="section-heading">
      <Title order={2} id="section-heading" size="h3">
        {label}
      </Title>
      <p className={classes.lead}>{t(`section.${section}.lead`)}</p>
      <Suspense fallback={<RowSkeleton count={3} label={t('section.loading', { section: label })} />}>
        <FocusOnHash>
          {isOwners && <p className={classes.lead}>{t('price.owners', { owner: course.creator.full_name })}</p>}
          <fieldset disabled={(isReadOnly && section !== 'review') || isOwners} className={classes.fields}>
            {children}
          </fieldset>
          {beside && <div className={classes.beside}>{beside}</div>}
        </FocusOnHash>
      </Suspense>
      <div className={classes.steps}>
        {before && (
          <LinkButton variant="subtle" to={to.editCourse({ slug: course.slug }, { section: before })}>
            {t('section.before', { section: t(`section.${before}`) })}
          </LinkButton>
        )}
        {after && (
          <LinkButton
            variant="default"
            to={to.editCourse({ slug: course.slug }, { section: after })}
            className={classes.next ?? ''}
          >
            {t('section.after', { section: t(`section.${after}`) })}
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
