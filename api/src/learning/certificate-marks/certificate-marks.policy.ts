import type { MarkKind } from '@stoa/shared/contract/learning/certificate-marks.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { invalid } from '../../kernel/problem.ts';
import { may, type Viewer } from '../../kernel/viewer.ts';

/** Creators sign; partners, who make micro courses and learning paths, show whom they speak for. */
export function kindsOf(viewer: Viewer): MarkKind[] {
  const isPartner = may(viewer, 'create-micro-course') || may(viewer, 'create-learning-path');
  return [...(may(viewer, 'create-course') ? ['signature' as const] : []), ...(isPartner ? ['logo' as const] : [])];
}

export function requireKind(viewer: Viewer, kind: MarkKind): void {
  if (kindsOf(viewer).includes(kind)) return;
  throw invalid({ kind: rule('Creators put their signature on certificates, partners their logo.') });
}
