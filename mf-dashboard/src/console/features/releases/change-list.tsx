import {
  IconArrowBackUp,
  IconArrowUp,
  IconChartPie,
  IconPlayerPause,
  IconPlayerPlay,
  IconRobot,
} from '@tabler/icons-react';
import type { ChannelChange } from '@stoa/shared/platform-contract/channels.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { TimeAgo } from '@stoa/shared/ui/time-ago.tsx';
import { changeSentences } from './change-words.ts';
import classes from './change-list.module.css';
import { useReleasesText, useReleaseWords } from '../../messages/releases.ts';

const icons = {
  promote: IconArrowUp,
  rollback: IconArrowBackUp,
  canary: IconChartPie,
  pause: IconPlayerPause,
  resume: IconPlayerPlay,
};

interface ChangeListProps {
  changes: readonly ChannelChange[];
  /** Tell of this remote alone. */
  name?: string | undefined;
  /** Address of the comparison of two versions. */
  diffTo?: (name: string, from: string, to: string) => string;
}

/** Who changed what, when and why, as a line through time. */
export function ChangeList({ changes, name, diffTo }: ChangeListProps) {
  return (
    <ol className={classes.list}>
      {changes.map((change) => (
        <Change key={change.revision} change={change} name={name} {...(diffTo && { diffTo })} />
      ))}
    </ol>
  );
}

function Change({ change, name, diffTo }: { change: ChannelChange } & Omit<ChangeListProps, 'changes'>) {
  const words = useReleaseWords();
  const t = useReleasesText();
  const Icon = change.automatic ? IconRobot : icons[change.kind];
  const made = {
    time: () => <TimeAgo at={change.at} />,
    by: change.automatic ? t('change.itself') : change.by,
    revision: change.revision,
  };
  const moves = change.moves.filter((move) => name === undefined || move.name === name);
  return (
    <li className={classes.change} data-kind={change.kind}>
      <span className={classes.mark} aria-hidden="true">
        <Icon size={18} />
      </span>
      <div className={classes.words}>
        {changeSentences(change, words, name).map((sentence) => (
          <p key={sentence} className={classes.what}>
            {sentence}
          </p>
        ))}
        {change.revoked.length > 0 && (
          <p>
            <StatusBadge tone="danger">{t('change.revoked', { versions: change.revoked.join(', ') })}</StatusBadge>
          </p>
        )}
        <p className={classes.who}>
          {change.approved_by
            ? t.rich('change.by-two', { ...made, other: change.approved_by })
            : t.rich('change.by', made)}
        </p>
        {change.why && <blockquote className={classes.why}>{change.why}</blockquote>}
        {diffTo &&
          moves.map(
            (move) =>
              move.from && (
                <LinkAnchor key={move.name} className={classes.diff} to={diffTo(move.name, move.from, move.to)}>
                  {t('change.diff', { from: move.from, to: move.to })}
                </LinkAnchor>
              ),
          )}
      </div>
    </li>
  );
}
