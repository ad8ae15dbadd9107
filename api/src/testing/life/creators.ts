import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

export const alone: Life['alone'] = async ({ db }, { user }, { word }) => {
  await db.execute(
    sql`insert into creator_verifications (user_id, status, legal_name, headline, bio, country, phone, expertise, links,
          sample_video_url, decided_at, revoked_at, revoke_note)
        values (${user.id}, 'revoked', ${`${word} by law`}, ${`Headline of ${word}`}, ${`Bio of ${word}. `.repeat(8)},
          'TN', '+21671123456', ${sql`array[${v7()}]::uuid[]`}, ${sql`array[${`https://example.org/${word}`}]`},
          ${`https://video.example.org/${word}`}, now(), now(), ${`note to ${word}`})`,
  );
};
