import { fileRules } from '@stoa/shared/contract/files/files.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useUploadsText } from '../../messages/uploads.ts';
import type { FileProblem, FilePurpose } from './file-check.ts';

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
        const { size: has, least } = problem;
        return t('problem.small', {
          purpose,
          leastWidth: least.width,
          leastHeight: least.height,
          width: has.width,
          height: has.height,
        });
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
