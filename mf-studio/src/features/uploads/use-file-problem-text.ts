import { fileRules } from '@stoa/shared/contract/files/files.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useUploadsText } from '../../messages/uploads.ts';
import { COVER_HEIGHT, COVER_WIDTH, type FileProblem, type FilePurpose } from './file-check.ts';

/** Says why a chosen file will not do. */
export function useFileProblemText(): (problem: FileProblem, file: File, purpose: FilePurpose) => string {
  const t = useUploadsText();
  const format = useFormat();
  return (problem, { name, size }, purpose) => {
    switch (problem.kind) {
      case 'type':
        return t('problem.type', { name, purpose });
      case 'large':
        return t('problem.large', {
          name,
          size: format.bytes(size),
          most: format.bytes(fileRules[purpose].max_bytes),
        });
      case 'small': {
        const { width, height } = problem;
        return t('problem.small', { leastWidth: COVER_WIDTH, leastHeight: COVER_HEIGHT, width, height });
      }
      case 'captions': {
        const { kind, line } = problem.problem;
        return t(`captions.${kind}`, { name, line });
      }
      default:
        return t(`problem.${problem.kind}`, { name });
    }
  };
}
