import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { Alert } from '@stoa/shared/kit';
import classes from './action-modal.module.css';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useReleasesText } from '../../messages/releases.ts';

/** Why it was not done: every rule, the file it is about, and the way out. */
export function ActionProblem({ error }: { error: Error }) {
  const t = useReleasesText();
  const errorText = useErrorText();
  const refusals = isApiError(error) ? error.refusals : [];
  if (isApiError(error) && error.code === 'approval_needed') {
    return (
      <Alert color="blue" role="alert" title={t('problem.second')}>
        {t('problem.second.text')}
      </Alert>
    );
  }
  return (
    <Alert color="red" role="alert" title={t(isUnclear(error) ? 'problem.unclear' : 'problem.refused')}>
      {refusals.length === 0 ? (
        <p>{errorText(error)}</p>
      ) : (
        <ul className={classes.refusals}>
          {refusals.map((refusal) => (
            <Rule key={`${refusal.code} ${refusal.file} ${refusal.message}`} refusal={refusal} />
          ))}
        </ul>
      )}
    </Alert>
  );
}

function Rule({ refusal: { code, message, file, remedy } }: { refusal: Refusal }) {
  return (
    <li>
      <p className={classes.rule}>{code.replaceAll('_', ' ')}</p>
      {file && <p className={classes.file}>{file}</p>}
      <p>{message}</p>
      {remedy && <p>{remedy}</p>}
    </li>
  );
}

/** After these nobody knows whether it was done. */
const unclear: readonly string[] = ['network', 'malformed', 'internal', 'unavailable'];

const isUnclear = (error: Error): boolean => !isApiError(error) || unclear.includes(error.code);
