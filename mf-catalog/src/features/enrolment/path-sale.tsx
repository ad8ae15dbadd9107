import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert, Button, Text } from '@stoa/shared/kit';
import { usePaymentsOpen } from '@stoa/shared/remote/use-payments-open.ts';
import { useLearningPathText } from '../../messages/learning-path-info.ts';
import { BuyLink } from './buy-link.tsx';
import { hadCourses, type PathProps, type SaleProps } from './path-standing.ts';
import { SaleCoupon } from './sale-coupon.tsx';
import { SalePrice } from './sale-price.tsx';
import { saleOfPath } from './sale.ts';
import { useCoupon } from './use-coupon.ts';

/** What it costs, what its courses would cost one by one, and the way to the till. */
export function PathSale({ learningPath, cart, instead }: SaleProps) {
  const t = useLearningPathText();
  const format = useFormat();
  const { amount_minor, compare_at_minor, currency } = learningPath;
  const sale = saleOfPath(learningPath);
  const { checked } = useCoupon(sale);
  return (
    <>
      <SalePrice sale={sale} />
      {compare_at_minor !== null && (
        <Text size="sm" c="dimmed">
          {t('panel.compare', { price: format.money(compare_at_minor, currency) })}
        </Text>
      )}
      <Saving learningPath={{ ...learningPath, amount_minor: checked?.amount_minor ?? amount_minor }} />
      <BuyPath learningPath={learningPath} cart={cart} instead={instead} />
    </>
  );
}

/** Said only where it is true: prices of another currency are not compared. */
function Saving({ learningPath: { amount_minor, currency, singly } }: PathProps) {
  const t = useLearningPathText();
  const format = useFormat();
  if (singly === null || singly.currency !== currency || singly.amount_minor === amount_minor) return null;
  const saved = singly.amount_minor - amount_minor;
  const words = { singly: format.money(singly.amount_minor, currency) };
  return (
    <Text size="sm">
      {saved > 0 ? t('panel.save', { ...words, amount: format.money(saved, currency) }) : t('panel.dearer', words)}
    </Text>
  );
}

function BuyPath({ learningPath, cart, instead }: SaleProps) {
  const t = useLearningPathText();
  const format = useFormat();
  const isOpen = usePaymentsOpen({ enabled: true });
  const { amount_minor, currency, courses } = learningPath;
  if (isOpen === false) {
    return (
      <Alert color="blue" title={t('panel.closed.title')}>
        {t('panel.closed.text')}
      </Alert>
    );
  }
  if (isOpen === undefined) {
    return (
      <Button size="md" fullWidth loading>
        {t('panel.buy', { price: format.money(amount_minor, currency) })}
      </Button>
    );
  }
  const sale = saleOfPath(learningPath);
  const had = hadCourses(learningPath).length;
  return (
    <>
      <BuyLink sale={sale} cart={cart}>
        {t('panel.buyWhat', { count: courses.length })} {had > 0 && t('panel.had', { count: had })}
      </BuyLink>
      <SaleCoupon sale={sale} />
      {instead}
    </>
  );
}
