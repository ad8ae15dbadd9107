import { type FilePurpose, fileRules } from '@stoa/shared/contract/files/files.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Found, Wanted } from '../checkers/found.ts';
import { tooLarge } from '../checkers/too-large.ts';
import { checkArchive } from './archive/check-archive.ts';
import { checkAudio } from './check-audio.ts';
import { checkBanner } from './check-banner.ts';
import { checkCaptions } from './captions/check-captions.ts';
import { checkCertificateMark } from './check-certificate-mark.ts';
import { checkCover } from './check-cover.ts';
import { checkPhoto } from './check-photo.ts';
import { checkPicture } from './check-picture.ts';
import { checkIdDocument } from './check-id-document.ts';
import { checkPdf } from './check-pdf.ts';
import { checkRung } from './check-rung.ts';
import { checkSubmission } from './check-submission.ts';
import { checkScorm } from './scorm/check-scorm.ts';
import { checkVideo } from './check-video.ts';

const checks: Record<FilePurpose, (path: string, declared: string) => Promise<Found>> = {
  cover: checkCover,
  video: checkVideo,
  captions: checkCaptions,
  document: checkPdf,
  photo: checkPhoto,
  sample_video: checkVideo,
  id_document: checkIdDocument,
  submission: checkSubmission,
  audio: checkAudio,
  scorm: checkScorm,
  resource: checkSubmission,
  picture: checkPicture,
  rung: checkRung,
  banner: checkBanner,
  archive: checkArchive,
  certificate_mark: checkCertificateMark,
};

/** Looks into the content; the declared name and type are never believed: of work it must be what they promise. */
export async function checkContent({ path, purpose, type, bytes }: Wanted): Promise<Found> {
  const { max_bytes, types } = fileRules[purpose];
  if (bytes > max_bytes) return { rejected: tooLarge(purpose) };
  if (bytes === 0) return { rejected: rule('The file is empty.') };
  const found = await checks[purpose](path, type);
  if ('type' in found && !types.includes(found.type)) return { rejected: rule('This file type is not accepted.') };
  return found;
}
