import { Alert, Stack } from '@stoa/shared/kit';
import type { ScormVersion } from '@stoa/shared/contract/teaching/scorm-words.ts';
import { useScormText } from '../../../messages/scorm.ts';
import { type Finding, findingsOf, type Inspection } from './inspection.ts';

const colours: Record<Finding['kind'], string> = {
  silent: 'red',
  never_done: 'red',
  failed: 'yellow',
  never_ended: 'yellow',
  much_suspend_data: 'yellow',
  no_score: 'blue',
  done: 'green',
};

/** What its maker should know, in sentences; they change while the package runs. */
export function Findings({ found, version }: { found: Inspection; version: ScormVersion }) {
  const t = useScormText();
  return (
    <Stack gap="xs" role="status">
      {findingsOf(found, version).map((finding) => (
        <Alert key={finding.kind} color={colours[finding.kind]} p="xs">
          {'count' in finding ? t(`finding.${finding.kind}`, { count: finding.count }) : t(`finding.${finding.kind}`)}
        </Alert>
      ))}
    </Stack>
  );
}
