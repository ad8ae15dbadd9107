import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Context } from '../../kernel/context.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { revokeSessions } from '../sessions/sessions.repository.ts';
import { takeBackLinks } from '../users/open-links.ts';
import { holdPeople } from './act-on-people.ts';

/** Whoever acts stays logged in where they are. Counts those who were logged in anywhere. */
export const logOutUsers = (
  { db, nouns }: Pick<Context, 'db' | 'nouns'>,
  viewer: Viewer,
  { ids, reason }: { ids: readonly string[]; reason: string },
): Promise<{ changed: number }> =>
  db.transaction(async (tx) => {
    const ended: { id: string; sessions: number }[] = [];
    for (const { id } of await holdPeople(tx, viewer, ids)) {
      const sessions = await revokeSessions(tx, id, viewer.sessionId);
      await takeBackLinks(tx, nouns, id);
      if (sessions > 0) ended.push({ id, sessions });
    }
    for (const { id, sessions } of ended) {
      const subject = { type: 'person', id } as const;
      await recordAudit(tx, {
        kind: 'logged_out',
        actorId: viewer.user.id,
        subject,
        why: reason,
        before: { sessions },
      });
    }
    return { changed: ended.length };
  });
