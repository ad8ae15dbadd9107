import { z } from 'zod';
import { requestVerificationBody, type VerificationRequest } from '@stoa/shared/contract/teaching/creators.ts';

const link = requestVerificationBody.shape.links.element;

/** In the form a line may still be empty; it is not sent. */
const lines = z
  .array(
    z.string().superRefine((text, context) => {
      const checked = text.trim() === '' ? undefined : link.safeParse(text.trim());
      for (const { message } of checked?.error?.issues ?? []) context.addIssue({ code: 'custom', message });
    }),
  )
  .transform((all) => all.map((text) => text.trim()).filter(Boolean));

export const verificationForm = requestVerificationBody.safeExtend({ links: lines });

/** As the form holds them, in the order in which they stand; what is missing is found when it is sent. */
export interface VerificationValues {
  legal_name: string;
  country: string | null;
  phone: string;
  headline: string;
  bio: string;
  expertise: string[];
  links: string[];
  sample_video_url: string | null;
  sample_video_file_id: string | null;
  id_document_file_id: string | null;
  agree_terms: boolean;
}

/** Empty at first; after a denial what was sent then. The terms are agreed to anew. */
export const startValues = (sent: VerificationRequest | null): VerificationValues => ({
  legal_name: sent?.legal_name ?? '',
  country: sent?.country ?? null,
  phone: sent?.phone ?? '',
  headline: sent?.headline ?? '',
  bio: sent?.bio ?? '',
  expertise: sent?.expertise.map(({ id }) => id) ?? [],
  links: sent && sent.links.length > 0 ? sent.links : [''],
  sample_video_url: sent?.sample_video_url ?? null,
  sample_video_file_id: sent?.sample_video_file?.id ?? null,
  id_document_file_id: sent?.id_document?.id ?? null,
  agree_terms: false,
});
