import type { FormEvent } from 'react';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { Alert, Button, Checkbox, Textarea } from '@stoa/shared/kit';
import { ActionProblem } from './action-problem.tsx';
import { isLowerThanLive, takenBackBefore, versionLeft, type Action, type Choice, type Seen } from './action.ts';
import { CanaryFields } from './canary-fields.tsx';
import { knownTrouble } from './known-trouble.ts';
import type { Plan } from './plan-words.ts';
import { RollbackTarget } from './rollback-target.tsx';
import { useNamedChanges } from './use-releases.ts';
import { VersionField } from './version-field.tsx';
import classes from './action-modal.module.css';
import { useReleasesText, useReleaseWords, type ReleaseWords } from '../../messages/releases.ts';

export interface FieldsProps {
  choice: Choice;
  seen: Seen;
  onChoose(part: Partial<Choice>): void;
}

interface ActionFormProps extends FieldsProps {
  action: Action;
  plan: Plan;
  isWritable: boolean;
  error: Error | null;
  isPending: boolean;
  onSubmit(): void;
  onCancel(): void;
}

const LONGEST_REASON = 500;

/** The fields of one action, what will come of it, and the button that does it. */
export function ActionForm(props: ActionFormProps) {
  const words = useReleaseWords();
  const { t } = words;
  const { action, plan, choice, seen, isWritable, error, isPending, onChoose, onSubmit, onCancel } = props;
  const changes = useNamedChanges(seen.channel, action.name);
  const trouble = plan.obstacle
    ? undefined
    : knownTrouble(action, choice, seen, { changes: changes.data ?? [], words });
  const isLower = !plan.obstacle && isLowerThanLive(action, choice, seen);
  const taken = plan.obstacle ? undefined : takenBackBefore(action, choice, seen, changes.data ?? []);
  const isTakenUnasked = taken !== undefined && !(choice.allowTakenBack && choice.why.trim());
  const isInside = asksInsideRoutes(error);
  const isInsideUnasked = isInside && !(choice.allowInsideRoutes && choice.why.trim());
  const isReasonNeeded = taken !== undefined || isInside;
  const isUnasked = (isLower && !choice.allowLower) || isTakenUnasked || isInsideUnasked;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!plan.obstacle && !isUnasked && !isPending) onSubmit();
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Fields kind={action.kind} choice={choice} seen={seen} onChoose={onChoose} />
      {plan.obstacle ? (
        <Alert color="yellow">{plan.obstacle}</Alert>
      ) : (
        <div>
          <p className={classes.sentence} data-destructive={plan.destructive}>
            {plan.sentence}
          </p>
          <p className={classes.after}>{afterwards(action, seen, words)}</p>
        </div>
      )}
      {trouble && (
        <Alert color="red" title={t('act.trouble')}>
          {trouble}
        </Alert>
      )}
      {isLower && <AllowLower choice={choice} seen={seen} onChoose={onChoose} />}
      {taken && <AllowTakenBack choice={choice} taken={taken} onChoose={onChoose} />}
      {isInside && <ActionProblem error={error} />}
      {isInside && <AllowInsideRoutes choice={choice} onChoose={onChoose} />}
      {action.kind === 'rollback' && !plan.obstacle && <Revoke choice={choice} seen={seen} onChoose={onChoose} />}
      <Textarea
        label={t('act.reason')}
        description={t(isReasonNeeded ? 'act.reason.needed' : 'act.reason.hint')}
        aria-required={isReasonNeeded}
        value={choice.why}
        maxLength={LONGEST_REASON}
        minRows={2}
        onChange={({ currentTarget }) => onChoose({ why: currentTarget.value })}
      />
      {!isWritable && <Alert color="yellow">{t('act.unwritable')}</Alert>}
      {error && !isInside && <ActionProblem error={error} />}
      {isPending && (action.kind === 'promote' || action.kind === 'canary') && (
        <p role="status" className={classes.after}>
          {t('proof.running')}
        </p>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button
          type="submit"
          loading={isPending}
          disabled={plan.obstacle !== undefined || isUnasked}
          {...((plan.destructive || trouble || isLower || taken || isInside) && { color: 'red' })}
        >
          {plan.verb}
        </Button>
      </div>
    </form>
  );
}

function Fields({ kind, ...fields }: FieldsProps & { kind: Action['kind'] }) {
  if (kind === 'promote') return <VersionField {...fields} />;
  if (kind === 'canary') return <CanaryFields {...fields} />;
  if (kind === 'rollback') return <RollbackTarget {...fields} />;
  return null;
}

/** What open pages notice. */
function afterwards({ kind, name }: Action, { remote }: Seen, { t }: ReleaseWords): string {
  if (remote.approval && (kind === 'promote' || kind === 'canary')) {
    return t('act.approval', { name });
  }
  return name === 'shell' ? t('act.after.shell') : t('act.after', { name });
}

/** A lower version is more often a slip than a wish, so the button waits for a word on it. */
function AllowLower({ choice, seen, onChoose }: FieldsProps) {
  const t = useReleasesText();
  const said = { version: choice.version ?? '', live: seen.remote.live?.version ?? '' };
  return (
    <Checkbox
      label={t('act.lower', said)}
      description={t('act.lower.hint', said)}
      checked={choice.allowLower}
      onChange={({ currentTarget }) => onChoose({ allowLower: currentTarget.checked })}
      size="md"
    />
  );
}

/** What somebody took back goes live again only with a reason. */
function AllowTakenBack({
  choice,
  taken,
  onChoose,
}: Omit<FieldsProps, 'seen'> & { taken: { by: string; why: string } }) {
  const t = useReleasesText();
  return (
    <Checkbox
      label={t('act.taken', { version: choice.version ?? '' })}
      description={taken.by ? t('act.taken.hint', { by: taken.by, why: taken.why || '–' }) : t('act.taken.ago')}
      checked={choice.allowTakenBack}
      onChange={({ currentTarget }) => onChoose({ allowTakenBack: currentTarget.checked })}
      size="md"
    />
  );
}

const focusOnce = (box: HTMLInputElement | null): void => box?.focus();

/** Only the registry knows all routes: it has refused the change once for that. */
const asksInsideRoutes = (error: Error | null): error is Error =>
  isApiError(error) && error.refusals.some(({ code }) => code === 'inside_route');

/** Pages of another remote change hands only with a reason. Who pressed the button goes on here, below the refusal. */
function AllowInsideRoutes({ choice, onChoose }: Omit<FieldsProps, 'seen'>) {
  const t = useReleasesText();
  return (
    <Checkbox
      ref={focusOnce}
      label={t('act.inside')}
      description={t('act.inside.hint')}
      checked={choice.allowInsideRoutes}
      onChange={({ currentTarget }) => onChoose({ allowInsideRoutes: currentTarget.checked })}
      size="md"
    />
  );
}

function Revoke({ choice, seen, onChoose }: FieldsProps) {
  const t = useReleasesText();
  const left = versionLeft(seen.remote, choice.version) ?? '';
  return (
    <Checkbox
      label={t('act.revoke', { version: left })}
      description={t('act.revoke.hint', { version: left })}
      checked={choice.revoke}
      onChange={({ currentTarget }) => onChoose({ revoke: currentTarget.checked })}
      size="md"
    />
  );
}
