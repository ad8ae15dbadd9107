import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Alert, Button, Group, Stack, Text, Title } from '@stoa/shared/kit';
import { IconArrowBackUp, IconSend, IconWorld } from '@tabler/icons-react';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import { ChecklistLines } from '../../ui/checklist-lines.tsx';
import { usePathBuilding } from './path-builder-context.tsx';
import { sectionOfLine } from './path-sections.ts';
import { ReviewNote } from './review-note.tsx';
import { usePathSteps, type PathStep } from './use-path-steps.ts';

const icons: Record<PathStep, typeof IconSend> = { submit: IconSend, withdraw: IconArrowBackUp, publish: IconWorld };
const steps = ['submit', 'withdraw', 'publish'] as const;

/** The last step: what is missing, what the reviewer said, and the button that sends the path off. */
export function ReviewSection() {
  const t = usePathBuilderText();
  const { path } = usePathBuilding();
  const { pending, start } = usePathSteps();
  const isReady = path.checklist.every(({ passed }) => passed);
  return (
    <Stack gap="xl">
      <Standing />
      <ReviewNote />
      <Checklist />
      <Group gap="sm">
        {steps
          .filter((step) => path.actions.includes(step))
          .map((step) => {
            const Icon = icons[step];
            return (
              <Button
                key={step}
                size="md"
                variant={step === 'submit' ? 'filled' : 'default'}
                leftSection={<Icon size={20} aria-hidden="true" />}
                disabled={(step === 'submit' && !isReady) || (pending !== undefined && pending !== step)}
                loading={pending === step}
                onClick={() => start(step)}
              >
                {t(`act.${step}`)}
              </Button>
            );
          })}
        {path.actions.includes('submit') && !isReady && (
          <Text size="sm" c="dimmed">
            {t('act.first')}
          </Text>
        )}
      </Group>
    </Stack>
  );
}

/** Where the path stands, in a sentence. */
function Standing() {
  const t = usePathBuilderText();
  const word = useCourseWords();
  const format = useFormat();
  const { path } = usePathBuilding();
  if (path.status === 'draft') return <Text>{t('standing.draft')}</Text>;
  return (
    <Alert title={word(`status.${path.status}`)} {...(path.status === 'published' && { color: 'green' })}>
      {path.status === 'in_review' && path.submitted_at
        ? t('standing.in_review.sent', { date: format.date(path.submitted_at) })
        : t(`standing.${path.status}`)}
    </Alert>
  );
}

/** What the path still needs, each with the way there, and what is done. */
function Checklist() {
  const t = usePathBuilderText();
  const rule = useRuleText();
  const { path } = usePathBuilding();
  const { slug, checklist } = path;
  const missing = checklist.filter(({ passed }) => !passed);
  const done = checklist.filter(({ passed }) => passed);
  return (
    <>
      {missing.length > 0 && (
        <section aria-labelledby="checklist-missing">
          <Title order={3} size="h5" id="checklist-missing">
            {t('checklist.missing', { count: missing.length })}
          </Title>
          <ChecklistLines
            state="missing"
            lines={missing.map(({ key, message }) => ({
              key,
              label: t(`field.${key}`),
              to: `${to.editLearningPath({ slug }, { section: sectionOfLine(key) })}#${key}`,
              rule: rule(message) ?? '',
            }))}
          />
        </section>
      )}
      {done.length > 0 && (
        <section aria-labelledby="checklist-done">
          <Title order={3} size="h5" id="checklist-done">
            {t('checklist.done')}
          </Title>
          <ChecklistLines state="done" lines={done.map(({ key }) => ({ key, label: t(`field.${key}`) }))} />
        </section>
      )}
    </>
  );
}
