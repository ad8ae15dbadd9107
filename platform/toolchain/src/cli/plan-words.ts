import colours from 'picocolors';
import type { PublishPlan, PublishReply } from '@stoa/shared/platform-contract/artefacts.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { kilobytes } from '@stoa/server/release/gate/question.ts';
import { counted } from './health-words.ts';
import { describeProof } from './proof-words.ts';

/** What publishing would do: rule by rule. */
export function describePlan(plan: PublishPlan): string[] {
  const { name, version, outcome, refusals, checks, missing } = plan;
  const id = colours.bold(`${name}@${version}`);
  const bytes = missing.reduce((sum, blob) => sum + blob.bytes, 0);
  const uploads =
    missing.length > 0
      ? `${counted(missing.length, 'file')}, ${kilobytes(bytes)}, would be uploaded`
      : 'all bytes are there';
  const titles: Record<PublishPlan['outcome'], string> = {
    new: `${id} ${colours.green('would be published')}: ${counted(plan.files, 'file')}, ${kilobytes(plan.bytes)} with compressed copies; ${uploads}.`,
    'already-published': `${id} is published already, with the same bytes${missing.length > 0 ? `; ${uploads} to repair it` : ''}.`,
    refused: `${id} ${colours.red('would be refused')}:`,
  };
  return [
    titles[outcome],
    ...refusals.flatMap(({ code, message, file, remedy }) => [
      `  ${colours.red('✗')} ${message} ${colours.dim(`[${code}]`)}`,
      ...(file && !message.includes(file) ? [`    Where: ${file}`] : []),
      ...(remedy ? [`    Way out: ${remedy}`] : []),
    ]),
    ...checks.map(
      (check) => `  ${check.startsWith('Worth a look') ? colours.yellow('!') : colours.green('✓')} ${check}`,
    ),
  ];
}

/** That it is there, how it did in a browser, and where it can be looked at: `place` is the site's address, or a folder. */
export function describePublished({ name, version, outcome, proof }: PublishReply, place: string): string[] {
  const id = colours.bold(`${name}@${version}`);
  if (outcome === 'already-published') return [`${id} is published already`];
  const pictures = place.startsWith('http') && proof?.screens.some(({ picture }) => picture !== null);
  return [
    `${id} ${colours.green('published')}`,
    ...(proof ? describeProof(proof) : []),
    ...(pictures ? [`  pictures    ${place}${to.releaseDiff({ name }, { to: version })}`] : []),
  ];
}

/** What comes after publishing: a version that is published is live nowhere yet. */
export function describeNext(published: readonly PublishReply[]): string[] {
  const ids = published
    .filter(({ outcome }) => outcome === 'published')
    .map(({ name, version }) => `${name}@${version}`);
  if (ids.length === 0) return [];
  const canary = ids.length === 1 ? `stoa canary ${ids[0]} --weight 5, or ` : '';
  return [`Live nowhere yet. Next: ${canary}stoa promote ${ids.join(' ')}`];
}
