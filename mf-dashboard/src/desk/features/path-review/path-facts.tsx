import type { PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useCategoryName } from '@stoa/shared/i18n/use-category-name.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Fact, FactList } from '@stoa/shared/ui/fact-list.tsx';
import { Price } from '@stoa/shared/ui/price.tsx';
import { StatusBadge, courseTone } from '@stoa/shared/ui/status-badge.tsx';
import { usePathReviewText } from '../../messages/path-review.ts';
import classes from './path-review.module.css';

/** The banner as learners will see it, and what is said of the path in few words. */
export function PathFacts({ path }: { path: PathBuilder }) {
  const t = usePathReviewText();
  const word = useCourseWords();
  const format = useFormat();
  const nameOf = useCategoryName();
  const { fee, amount_minor, compare_at_minor, currency } = path.fee;
  return (
    <div className={classes.facts}>
      {path.banner_url && (
        <img className={classes.banner} src={path.banner_url} alt={path.banner_alt} width={1280} height={320} />
      )}
      <FactList>
        <Fact name={t('fact.status')}>
          <StatusBadge tone={courseTone(path.status)}>{word(`status.${path.status}`)}</StatusBadge>
        </Fact>
        <Fact name={t('fact.partner')}>{path.partner.full_name}</Fact>
        {path.submitted_at && <Fact name={t('fact.sent')}>{format.date(path.submitted_at)}</Fact>}
        <Fact name={t('fact.category')}>{nameOf(path.category)}</Fact>
        <Fact name={t('fact.level')}>{word(`level.${path.level}`)}</Fact>
        <Fact name={t('fact.language')}>{format.language(path.language)}</Fact>
        <Fact name={t('fact.price')}>
          {fee === 'subscription' ? t('fee.plan') : <Price minor={amount_minor} currency={currency} />}
          {compare_at_minor !== null && ` (${t('fee.compared', { price: format.money(compare_at_minor, currency) })})`}
        </Fact>
        <Fact name={t('fact.order')}>{t(path.enforce_course_order ? 'order.kept' : 'order.free')}</Fact>
        <Fact name={t('fact.certificate')}>{t(path.certificate ? 'yes' : 'no')}</Fact>
        {path.skills.length > 0 && (
          <Fact name={t('fact.skills')}>{format.list(path.skills.map(({ skill }) => skill))}</Fact>
        )}
      </FactList>
    </div>
  );
}
