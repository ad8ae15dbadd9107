import type { CertificateCard } from '@stoa/shared/contract/learning/certificates.ts';
import type { PortfolioItem } from '@stoa/shared/contract/learning/portfolio.ts';
import { PORTFOLIO_LIMIT, visibilities, type Visibility } from '@stoa/shared/contract/learning/portfolio-words.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Skill } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Button, Group, Radio, Stack, Textarea, TextInput } from '@stoa/shared/kit';
import { MultiSelect } from '@stoa/shared/overlays';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { usePortfolioFormText } from '../../messages/portfolio-form.ts';
import { usePortfolioText } from '../../messages/portfolio.ts';
import { EvidenceFields } from './evidence-fields.tsx';
import { emptyPiece, valuesOf } from './piece-values.ts';
import { usePieceForm } from './use-piece-form.ts';
import { useSavePiece } from './use-portfolio.ts';

const MOST_SKILLS = 10;
const MOST_LETTERS = 1000;

interface PieceFormProps {
  /** Left out: a new one. */
  item?: PortfolioItem | undefined;
  certificates: readonly CertificateCard[];
  skills: readonly Skill[];
  onSaved(item: PortfolioItem): void;
}

/** Adds a piece to the portfolio, or edits one. */
export function PieceForm({ item, certificates, skills, onSaved }: PieceFormProps) {
  const t = usePortfolioFormText();
  const rule = useRuleText();
  const ofPortfolio = usePortfolioText();
  const refusal = useRefusal((key) => ofPortfolio(key, { most: PORTFOLIO_LIMIT }), ['conflict']);
  const save = useSavePiece(item?.id);
  const { formRef, values, problems, change, submit } = usePieceForm({
    start: item ? valuesOf(item) : emptyPiece,
    send: save.mutateAsync,
    onSaved,
  });
  // What becomes of an address is told to those who may have given one away.
  const wasShared = item !== undefined && item.visibility !== 'private';
  const hintOf = (visibility: Visibility) =>
    visibility === 'private' && !wasShared ? undefined : t(`visibility.${visibility}Hint`);
  const isFieldError = isApiError(save.error) && Object.keys(save.error.fieldErrors).length > 0;
  return (
    <form
      ref={formRef}
      noValidate
      aria-label={t(item ? 'form.edit' : 'form.new')}
      onSubmit={(event) => {
        if (save.isPending) event.preventDefault();
        else void submit(event);
      }}
    >
      <Stack gap="lg">
        <EvidenceFields item={item} certificates={certificates} values={values} problems={problems} onChange={change} />
        <TextInput
          label={t('form.title')}
          dir="auto"
          maxLength={100}
          value={values.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
          error={rule(problems.title)}
        />
        <Textarea
          label={t('form.summary')}
          description={t('form.summaryHint', { count: values.summary.length, most: MOST_LETTERS })}
          dir="auto"
          autosize
          minRows={3}
          value={values.summary}
          onChange={(event) => change({ summary: event.currentTarget.value })}
          error={rule(problems.summary)}
        />
        <MultiSelect
          label={t('form.skills')}
          description={t('form.skillsHint', { most: MOST_SKILLS, count: values.skill_ids.length })}
          placeholder={values.skill_ids.length === 0 ? t('form.skillsSearch') : ''}
          data={skills.map(({ id, skill }) => ({ value: id, label: skill }))}
          value={values.skill_ids}
          onChange={(skill_ids) => change({ skill_ids })}
          maxValues={MOST_SKILLS}
          searchable
          hidePickedOptions
          nothingFoundMessage={t('form.skillsNone')}
          error={rule(problems.skill_ids)}
        />
        <Radio.Group
          label={t('form.visibility')}
          value={values.visibility}
          onChange={(visibility) => change({ visibility: visibility as Visibility })}
        >
          <Stack gap="sm" mt="xs">
            {visibilities.map((visibility) => (
              <Radio
                key={visibility}
                value={visibility}
                label={t(`visibility.${visibility}`)}
                description={hintOf(visibility)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <FormProblem text={save.isError && !isFieldError && refusal(save.error)} />
        <Group gap="sm">
          <Button type="submit" loading={save.isPending}>
            {t(item ? 'form.save' : 'form.add')}
          </Button>
          <LinkButton variant="default" to={to.portfolio()}>
            {t('form.cancel')}
          </LinkButton>
        </Group>
      </Stack>
    </form>
  );
}
