import type { AuditEntry } from '@stoa/shared/platform-contract/access.ts';

/** 'mf-catalog' of 'mf-catalog@1.5.0'; a token's id is nobody's. */
export const remoteOf = ({ subject }: Pick<AuditEntry, 'subject'>): string | undefined =>
  /^([a-z][a-z0-9-]{1,40})(@|$)/.exec(subject)?.[1];

/** Every remote that an entry is about: one change may move several. */
export const remotesOf = ({ subject }: Pick<AuditEntry, 'subject'>): string[] =>
  subject
    .split(/[\s,]+/)
    .map((part) => remoteOf({ subject: part }))
    .filter((name) => name !== undefined);

export interface AuditFilter {
  remote: string;
  kind: string;
}

export const isWanted = (entry: AuditEntry, { remote, kind }: AuditFilter): boolean =>
  (kind === '' || entry.kind === kind) && (remote === '' || remotesOf(entry).includes(remote));
