import type { PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { Alert, Button, Group, Paper } from '@stoa/shared/kit';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { Phrases } from '../../ui/phrases.tsx';
import { usePathReviewText } from '../../messages/path-review.ts';
import { PathReason } from './path-reason.tsx';
import { refusals } from './refusals.ts';
import { useDecidePath } from './use-path-review.ts';

interface PathDecisionProps {
  path: PathBuilder;
  /** It is another reviewer's for now: nothing can be decided, and what was typed stays. */
  isOthers: boolean;
  /** Of the field for the reason why it is returned. */
  fieldId: string;
}

/** Only what this reviewer may do with the path as it stands. */
export function PathDecision({ path, isOthers, fieldId }: PathDecisionProps) {
  const t = usePathReviewText();
  const word = useCourseWords();
  const refusal = useRefusal(t, refusals);
  const { publish, returned, unpublish } = useDecidePath(path);
  const may = (action: PathBuilder['actions'][number]) => path.actions.includes(action);
  if (!may('publish') && !may('return') && !may('unpublish')) {
    return <Alert color="gray">{t('decision.none', { status: word(`status.${path.status}`) })}</Alert>;
  }
  return (
    <>
      {may('publish') && !isOthers && (
        <Paper withBorder p="lg">
          <Section title={t('publish')}>
            <FormProblem text={publish.isError && refusal(publish.error)} />
            <Group>
              <Button loading={publish.isPending} onClick={() => publish.mutate()}>
                {t('publish.path')}
              </Button>
            </Group>
          </Section>
        </Paper>
      )}
      {may('return') && (
        <Paper withBorder p="lg">
          <Section title={t('return')}>
            <PathReason
              hint={t('return.hint')}
              verb={t('return.path')}
              decision={returned}
              fieldId={fieldId}
              isDisabled={isOthers}
              below={(field) => (
                <Phrases purpose="review" field={field} reader={{ authorId: path.partner.id, about: 'path' }} />
              )}
            />
          </Section>
        </Paper>
      )}
      {may('unpublish') && (
        <Paper withBorder p="lg">
          <Section title={t('unpublish')}>
            <PathReason
              hint={t('unpublish.hint')}
              verb={t('unpublish.path')}
              decision={unpublish}
              below={(field) => <Phrases purpose="decision" field={field} />}
            />
          </Section>
        </Paper>
      )}
    </>
  );
}
