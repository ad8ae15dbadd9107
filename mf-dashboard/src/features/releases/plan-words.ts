import type { Action, Choice, Seen } from './action.ts';
import { weightText } from './change-words.ts';

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

export function planWords({ kind, name }: Action, choice: Choice, seen: Seen): Plan {
  switch (kind) {
    case 'promote':
      return promoteWords(name, choice, seen);
    case 'canary':
      return canaryWords(name, choice, seen);
    case 'pause':
    case 'resume':
      return pauseWords(kind, name, seen);
    case 'rollback':
      return rollbackWords(name, choice, seen);
  }
}

function promoteWords(name: string, { version }: Choice, { remote, channel }: Seen): Plan {
  const live = remote.live?.version;
  const words = { title: `Promote ${name}`, destructive: false };
  if (!version) return { ...words, sentence: '', verb: 'Promote', done: '', obstacle: 'Publish a version first.' };
  return {
    ...words,
    sentence: live
      ? `In ${channel}, everyone gets ${name} ${version} instead of ${live}.`
      : `In ${channel}, everyone gets ${name} ${version}: its first version there.`,
    verb: remote.approval ? `Propose ${version}` : `Promote ${version}`,
    done: `${name} ${version} is live in ${channel}.`,
    ...(live === version && { obstacle: `${version} is live for everyone already.` }),
  };
}

function canaryWords(name: string, { version, weight }: Choice, { remote, channel }: Seen): Plan {
  const { live, approval } = remote;
  const words = { title: `Canary of ${name}`, destructive: false };
  if (!version || !live) {
    const obstacle = live
      ? 'Publish a version first.'
      : `Promote a first version of ${name}; a canary stands beside it.`;
    return { ...words, sentence: '', verb: 'Start', done: '', obstacle };
  }
  const same = live.canary?.version === version ? live.canary : undefined;
  const before = same?.weight;
  const obstacle =
    before === weight
      ? `It has ${weightText(weight)} already. Choose another share.`
      : live.version === version
        ? `${version} is live for everyone already.`
        : undefined;
  return {
    ...words,
    sentence: same?.paused
      ? `In ${channel}, ${name} ${version} stays paused; once it is resumed, ${weightText(weight)} of visitors get it.`
      : `In ${channel}, ${weightText(weight)} of visitors get ${name} ${version}, the others keep ${live.version}.`,
    verb: approval
      ? `Propose ${weightText(weight)}`
      : before === undefined
        ? `Give to ${weightText(weight)}`
        : `Change to ${weightText(weight)}`,
    done: same?.paused
      ? `${name} ${version} will have ${weightText(weight)} of visitors in ${channel} once it is resumed.`
      : `${weightText(weight)} of visitors get ${name} ${version} in ${channel}.`,
    ...(obstacle && { obstacle }),
  };
}

function pauseWords(kind: 'pause' | 'resume', name: string, { remote: { live }, channel }: Seen): Plan {
  const canary = live?.canary;
  const verb = kind === 'pause' ? 'Pause' : 'Resume';
  const words = { title: `${verb} the canary of ${name}`, verb, destructive: false };
  if (!live || !canary) return { ...words, sentence: '', done: '', obstacle: `${name} has no canary any more.` };
  const share = weightText(canary.weight);
  if (kind === 'pause') {
    return {
      ...words,
      sentence: `In ${channel}, the ${share} of visitors with ${name} ${canary.version} get ${live.version} until it is resumed.`,
      done: `The canary ${name} ${canary.version} is paused in ${channel}.`,
      ...(canary.paused && { obstacle: 'It is paused already.' }),
    };
  }
  return {
    ...words,
    sentence: `In ${channel}, the same ${share} of visitors as before get ${name} ${canary.version} again.`,
    done: `The canary ${name} ${canary.version} goes on in ${channel}.`,
    ...(!canary.paused && { obstacle: 'It is out already.' }),
  };
}

function rollbackWords(name: string, { version }: Choice, { remote: { live, before }, channel }: Seen): Plan {
  const words = { title: `Roll back ${name}`, destructive: true };
  const none = { ...words, sentence: '', verb: 'Roll back', done: '' };
  if (!live) return { ...none, obstacle: `${name} is not live in ${channel}.` };
  const { canary } = live;
  if (version === undefined && canary) {
    return {
      ...words,
      sentence: `In ${channel}, the canary ${name} ${canary.version} ends${canary.paused ? '; it is paused, so nobody has it now' : `: its ${weightText(canary.weight)} of visitors get ${live.version} again, as everyone else`}.`,
      verb: `End canary ${canary.version}`,
      done: `The canary ${name} ${canary.version} has ended in ${channel}; everyone has ${live.version}.`,
    };
  }
  const target = version ?? before;
  if (!target) return { ...none, obstacle: `Nothing was live before ${live.version}.` };
  return {
    ...words,
    sentence: `In ${channel}, everyone goes from ${name} ${live.version} back to ${target}${canary ? `, and the canary ${canary.version} ends` : ''}.`,
    verb: `Roll back to ${target}`,
    done: `${name} ${target} is live again in ${channel}.`,
  };
}
