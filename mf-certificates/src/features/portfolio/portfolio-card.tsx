import { IconExternalLink, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useSkillName } from '@stoa/shared/i18n/use-skill-name.ts';
import type { ReactNode } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Evidence, SharedItem } from '@stoa/shared/contract/learning/portfolio.ts';
import { Anchor, Badge } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { usePortfolioText } from '../../messages/portfolio.ts';
import classes from './portfolio-card.module.css';

interface PortfolioCardProps {
  item: SharedItem;
  /** Who sees it; to its owner. */
  visibility?: ReactNode;
  actions?: ReactNode;
}

/** A piece: what it is, what one can do by it, what shows it, and whether that holds. */
export function PortfolioCard({ item, visibility, actions }: PortfolioCardProps) {
  const skillName = useSkillName();
  const t = usePortfolioText();
  const { title, summary, skills, evidence, verified } = item;
  const isRevoked = evidence.kind === 'certificate' && evidence.status === 'revoked';
  return (
    <article className={classes.card}>
      <div className={classes.marks}>
        {verified && (
          <span className={classes.verified}>
            <IconRosetteDiscountCheck size={18} stroke={1.8} aria-hidden="true" /> {t('card.verified')}
          </span>
        )}
        {isRevoked && <StatusBadge tone="danger">{t('card.revoked')}</StatusBadge>}
        {visibility}
      </div>
      <h2 className={classes.title} dir="auto">
        {title}
      </h2>
      {summary && (
        <p className={classes.summary} dir="auto">
          {summary}
        </p>
      )}
      <ul className={classes.skills} aria-label={t('card.skills', { title })}>
        {skills.map((skill) => (
          <li key={skill.id}>
            <Badge size="lg" className={classes.skill}>
              {skillName(skill)}
            </Badge>
          </li>
        ))}
      </ul>
      <p className={classes.evidence}>
        <EvidenceLine evidence={evidence} />
      </p>
      {actions && (
        <div className={classes.actions} role="group" aria-label={t('card.actions', { title })}>
          {actions}
        </div>
      )}
    </article>
  );
}

function EvidenceLine({ evidence }: { evidence: Evidence }) {
  const t = usePortfolioText();
  if (evidence.kind === 'certificate') {
    return (
      <LinkAnchor to={to.certificate({ slug: evidence.slug })}>
        {t('card.certificate', { course: evidence.course_name })}
      </LinkAnchor>
    );
  }
  if (evidence.kind === 'submission') {
    return t('card.submission', { assignment: evidence.assignment, course: evidence.course_name });
  }
  // What a person links to is theirs: no search engine is told to follow, and nobody there where one came from.
  return (
    <Anchor href={evidence.url} target="_blank" rel="noopener noreferrer nofollow ugc">
      {t('card.link', { host: new URL(evidence.url).host })}{' '}
      <IconExternalLink size={16} stroke={1.75} className={classes.out} aria-hidden="true" />
    </Anchor>
  );
}
