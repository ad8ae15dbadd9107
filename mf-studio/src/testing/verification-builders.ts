import type { CreatorVerification, VerificationRequest } from '@stoa/shared/contract/teaching/creators.ts';
import type { Category } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { anId } from '@stoa/shared/testing/builders.ts';

export const aVerificationRequest = (given: Partial<VerificationRequest> = {}): VerificationRequest => ({
  legal_name: 'Nadia Haddad',
  headline: 'Draws with light',
  bio: 'I have taught photography for ten years, in evening classes and outdoors.',
  country: 'TN',
  phone: '+21671123456',
  expertise: [{ id: anId(41), name: 'Photography' }],
  links: ['https://light.example.org/nadia'],
  sample_video_url: 'https://video.example.org/light',
  sample_video_file: null,
  id_document: null,
  ...given,
});

/** Never asked unless told otherwise. */
export const aVerification = (given: Partial<CreatorVerification> = {}): CreatorVerification => ({
  status: 'unrequested',
  requested_at: null,
  decided_at: null,
  decision_note: null,
  request: null,
  appeal: null,
  history: [],
  wants_to_teach: false,
  ...given,
});

const field = (id: string, name: string): Category => ({
  id,
  name,
  slug: name.toLowerCase(),
  course_count: 3,
  sub_categories: [],
});
export const someFields = [field(anId(41), 'Photography'), field(anId(42), 'Design')];
