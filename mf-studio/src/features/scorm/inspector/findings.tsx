import { Alert, Stack } from '@stoa/shared/kit';
import { useScormText } from '../../../messages/scorm.ts';
import { type Finding, findingsOf, type Inspection } from './inspection.ts';
import classes from './inspector.module.css';

const colours: Record<Finding['kind'], string> = {
  silent: 'red',
  never_done: 'red',
  partly_done: 'yellow',
  failed: 'yellow',
  blocked: 'yellow',
  never_ended: 'yellow',
  much_suspend_data: 'yellow',
  no_score: 'blue',
  done: 'green',
};

interface FindingsProps {
  found: Inspection;
  /** How many SCOs the package has. */
  scos: number;
  /** What the site would not keep: of which part, and why. */
  refused: { part: string; message: string } | undefined;
}

/** What its maker should know, in sentences; they change while the package runs. */
export function Findings({ found, scos, refused }: FindingsProps) {
  const t = useScormText();
  const wordsOf = (finding: Finding): string => {
    if ('count' in finding) return t(`finding.${finding.kind}`, { count: finding.count });
    if (finding.kind === 'blocked') return t('finding.blocked', { addresses: finding.addresses });
    return t(`finding.${finding.kind}`);
  };
  return (
    <Stack gap="xs" role="status" className={classes.findings}>
      {refused && (
        <Alert color="red" p="xs">
          {t('finding.refused', refused)}
        </Alert>
      )}
      {findingsOf(found, scos).map((finding) => (
        <Alert key={finding.kind} color={colours[finding.kind]} p="xs">
          {wordsOf(finding)}
        </Alert>
      ))}
    </Stack>
  );
}
