import { sql } from 'drizzle-orm';
import type { AmissPath } from '@stoa/shared/contract/market/path-builder.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { pathChecklist, type PathFacts, pathFacts } from './path-checklist.ts';

type Row = Pick<AmissPath, 'id' | 'slug' | 'title' | 'status' | 'review_note'> & PathFacts;

/** Returned ones and public ones, last changed first; what is complete and was not returned asks for nothing. */
export async function listAmissPaths(db: Database, { user }: Viewer): Promise<{ items: AmissPath[] }> {
  const rows = await rowsOf<Row>(
    db,
    sql`select p.id, p.slug, p.title, p.status, p.review_note, ${pathFacts} from learning_paths p
        where p.partner_id = ${user.id}
          and (p.status = 'published' or p.status in ('draft', 'unpublished') and p.review_note is not null)
        order by p.updated_at desc, p.id`,
  );
  return { items: rows.map(amissOf).filter(({ why, failing }) => why === 'returned' || failing.length > 0) };
}

function amissOf({ id, slug, title, status, review_note, ...facts }: Row): AmissPath {
  const failing = pathChecklist(facts).filter(({ passed }) => !passed);
  return status === 'published'
    ? { id, slug, title, status, why: 'incomplete', review_note: null, failing }
    : { id, slug, title, status, why: 'returned', review_note, failing };
}
