import type { ReleaseWords } from '../../messages/releases.ts';
import type { Action, Choice, Seen } from './action.ts';

/** What is about to happen, in words that name remote, versions and channel. */
export interface Plan {
  title: string;
  /** What will be so afterwards. */
  sentence: string;
  /** On the button. */
  verb: string;
  /** Said once it is done. */
  done: string;
  destructive: boolean;
  /** Why it cannot be done as it stands. */
  obstacle?: string;
}

export function planWords({ kind, name }: Action, choice: Choice, seen: Seen, words: ReleaseWords): Plan {
  switch (kind) {
    case 'promote':
      return promoteWords(name, choice, seen, words);
    case 'canary':
      return canaryWords(name, choice, seen, words);
    case 'pause':
      return pauseWords(name, seen, words);
    case 'resume':
      return resumeWords(name, seen, words);
    case 'rollback':
      return rollbackWords(name, choice, seen, words);
  }
}

function promoteWords(name: string, { version }: Choice, { remote, channel }: Seen, { t }: ReleaseWords): Plan {
  const live = remote.live?.version;
  const words = { title: t('plan.promote', { name }), destructive: false };
  if (!version) {
    return { ...words, sentence: '', verb: t('plan.promote.verb'), done: '', obstacle: t('plan.publish-first') };
  }
  const said = { channel, name, version };
  return {
    ...words,
    sentence: live ? t('plan.promote.instead', { ...said, live }) : t('plan.promote.first', said),
    verb: remote.approval ? t('plan.propose', { what: version }) : t('act.promote.version', { version }),
    done: t('plan.promote.done', said),
    ...(live === version && { obstacle: t('plan.live-already', { version }) }),
  };
}

function canaryWords(
  name: string,
  { version, weight: wanted }: Choice,
  { remote: { live, approval }, channel }: Seen,
  { t, format }: ReleaseWords,
): Plan {
  const words = { title: t('plan.canary', { name }), destructive: false };
  if (!version || !live) {
    const obstacle = live ? t('plan.publish-first') : t('plan.canary.needs-live', { name });
    return { ...words, sentence: '', verb: t('plan.canary.verb'), done: '', obstacle };
  }
  const same = live.canary?.version === version ? live.canary : undefined;
  const weight = format.percent(wanted);
  const said = { channel, name, version, weight };
  const obstacle =
    same?.weight === wanted
      ? t('plan.canary.same', { weight })
      : live.version === version
        ? t('plan.live-already', { version })
        : undefined;
  return {
    ...words,
    sentence: same?.paused ? t('plan.canary.paused', said) : t('plan.canary.given', { ...said, live: live.version }),
    verb: approval
      ? t('plan.propose', { what: weight })
      : t(same ? 'plan.canary.change' : 'plan.canary.give', { weight }),
    done: t(same?.paused ? 'plan.canary.done.paused' : 'plan.canary.done', said),
    ...(obstacle && { obstacle }),
  };
}

function pauseWords(name: string, { remote: { live }, channel }: Seen, { t, format }: ReleaseWords): Plan {
  const words = { title: t('plan.pause', { name }), verb: t('plan.pause.verb'), destructive: false };
  if (!live?.canary) return { ...words, sentence: '', done: '', obstacle: t('plan.no-canary', { name }) };
  const { version, weight, paused } = live.canary;
  const said = { channel, name, version };
  return {
    ...words,
    sentence: t('plan.pause.sentence', { ...said, weight: format.percent(weight), live: live.version }),
    done: t('plan.pause.done', said),
    ...(paused && { obstacle: t('plan.pause.already') }),
  };
}

function resumeWords(name: string, { remote: { live }, channel }: Seen, { t, format }: ReleaseWords): Plan {
  const words = { title: t('plan.resume', { name }), verb: t('plan.resume.verb'), destructive: false };
  if (!live?.canary) return { ...words, sentence: '', done: '', obstacle: t('plan.no-canary', { name }) };
  const { version, weight, paused } = live.canary;
  const said = { channel, name, version };
  return {
    ...words,
    sentence: t('plan.resume.sentence', { ...said, weight: format.percent(weight) }),
    done: t('plan.resume.done', said),
    ...(!paused && { obstacle: t('plan.resume.already') }),
  };
}

function rollbackWords(
  name: string,
  { version: wanted }: Choice,
  { remote: { live, before }, channel }: Seen,
  { t, format }: ReleaseWords,
): Plan {
  const words = { title: t('plan.rollback', { name }), destructive: true };
  const none = { ...words, sentence: '', verb: t('plan.rollback.verb'), done: '' };
  if (!live) return { ...none, obstacle: t('plan.rollback.unborn', { name, channel }) };
  const { canary } = live;
  if (wanted === undefined && canary) {
    const said = { channel, name, version: canary.version };
    return {
      ...words,
      sentence: canary.paused
        ? t('plan.rollback.canary.paused', said)
        : t('plan.rollback.canary', { ...said, weight: format.percent(canary.weight), live: live.version }),
      verb: t('plan.rollback.canary.verb', { version: canary.version }),
      done: t('plan.rollback.canary.done', { ...said, live: live.version }),
    };
  }
  const version = wanted ?? before;
  if (!version) return { ...none, obstacle: t('plan.rollback.nothing', { version: live.version }) };
  const said = { channel, name, version };
  return {
    ...words,
    sentence: canary
      ? t('plan.rollback.both', { ...said, live: live.version, canary: canary.version })
      : t('plan.rollback.sentence', { ...said, live: live.version }),
    verb: t('plan.rollback.to', { version }),
    done: t('plan.rollback.done', said),
  };
}
