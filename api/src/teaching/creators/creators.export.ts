import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportVerifications: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select v.status, v.requested_at, v.legal_name, v.headline, v.bio, v.country, v.phone,
          array(select k.name from unnest(v.expertise) with ordinality as chosen (id, place)
                join categories k on k.id = chosen.id order by chosen.place) as expertise,
          v.links, v.sample_video_url, v.sample_video_file_id, v.id_document_file_id, v.decided_at, v.decision_note,
          v.revoked_at, v.revoke_note,
          (select coalesce(json_agg(json_build_object('action', e.action, 'at', e.at, 'note', e.note) order by e.at, e.id), '[]')
           from verification_events e where e.verification_id = v.id) as history
        from creator_verifications v where v.user_id = ${userId} order by v.requested_at, v.id`,
  );
