import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CourseDetails } from '@stoa/shared/contract/market/catalogue.ts';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { usePaymentsOpen } from '@stoa/shared/remote/use-payments-open.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useIsHere } from '@stoa/shared/remote/use-is-here.ts';
import { Alert, Button, Stack, Text } from '@stoa/shared/kit';
import { ProgressLine } from '@stoa/shared/ui/progress-line.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCourseInfoText } from '../../messages/course-info.ts';
import { BuyLink } from './buy-link.tsx';
import { enrolWish } from './enrol-wish.ts';
import { SaleCoupon } from './sale-coupon.tsx';
import { SalePrice } from './sale-price.tsx';
import { saleOfCourse } from './sale.ts';
import { useEnrol } from './use-enrol.ts';
import classes from './enrol-panel.module.css';

interface EnrolPanelProps {
  course: CourseDetails;
  /** Its picture, or its trailer. */
  cover: ReactNode;
  /** What else would open a course that is sold: beside its price. */
  instead?: ReactNode;
  /** A way to put it aside where it is sold. */
  cart?: ReactNode;
  /** A way to keep it in mind. */
  wish?: ReactNode;
}

type ActionProps = Omit<EnrolPanelProps, 'cover' | 'wish'>;

/** The one thing to do with a course: go on with it, enrol, or see what enrolling needs. */
export function EnrolPanel({ course, cover, instead, cart, wish }: EnrolPanelProps) {
  const t = useCourseInfoText();
  const format = useFormat();
  const { lesson_count: count, duration_s } = course;
  const previews = course.modules.flatMap(({ lessons }) => lessons).filter((lesson) => lesson.is_preview);
  return (
    <aside className={classes.panel} aria-label={t('enrol.name')}>
      {cover}
      <Stack gap="md" className={classes.body}>
        <EnrolAction course={course} instead={instead} cart={cart} />
        {wish}
        {previews.length > 0 && course.student_percentage === null && (
          <LinkButton to={to.preview({ slug: course.slug })} variant="default" fullWidth>
            {t('enrol.preview', { count: previews.length })}
          </LinkButton>
        )}
        <Text size="sm" c="dimmed">
          {duration_s > 0
            ? t('enrol.whatTimed', { count, time: format.duration(duration_s) })
            : t('enrol.what', { count })}
        </Text>
      </Stack>
    </aside>
  );
}

/** What there is to do for one who is enrolled; lessons that came after the certificate are gone on with, too. */
const goOn = ({ student_percentage }: CourseDetails) =>
  student_percentage === 0 ? 'enrol.start' : student_percentage === 100 ? 'enrol.again' : 'enrol.continue';

/** Does what a guest asked for before they logged in or signed up. Whoever comes back without is asked anew. */
function useEnrolWish({ id, type, status, student_percentage }: CourseDetails, enrol: () => void): void {
  const { state } = useSession();
  const isOpen = type === 'free' && status === 'published';
  const isEnrolled = student_percentage !== null;
  const fulfil = useEffectEvent(enrol);
  useEffect(() => {
    if (state === 'guest') enrolWish.drop();
    else if (state === 'signed-in' && enrolWish.take(id) && isOpen && !isEnrolled) fulfil();
  }, [id, state, isOpen, isEnrolled]);
}

function EnrolAction({ course, instead, cart }: ActionProps) {
  const t = useCourseInfoText();
  const { state, user } = useSession();
  const { navigation, toasts } = usePlatform();
  const navigate = useNavigate();
  const enrol = useEnrol(course.id);
  const isHere = useIsHere();
  const errorText = useErrorText();

  const begin = () => {
    if (state === 'guest') {
      enrolWish.keep(course.id);
      return navigation.requireLogin();
    }
    enrol.mutate(undefined, {
      onSuccess: () => {
        toasts.show({ kind: 'success', message: t('enrol.done', { course: course.name }) });
        if (isHere()) void navigate(to.player({ slug: course.slug }));
      },
    });
  };
  useEnrolWish(course, begin);

  if (course.student_percentage !== null) {
    return (
      <>
        <ProgressLine percentage={course.student_percentage} label={course.name} />
        {course.certificate_slug && (
          <LinkButton to={to.certificate({ slug: course.certificate_slug })} size="md" fullWidth>
            {t('enrol.certificate')}
          </LinkButton>
        )}
        <LinkButton
          to={to.player({ slug: course.slug })}
          size="md"
          fullWidth
          variant={course.certificate_slug ? 'default' : 'filled'}
        >
          {t(goOn(course))}
        </LinkButton>
      </>
    );
  }
  if (course.status !== 'published') {
    return <Alert color="yellow">{t('enrol.closed')}</Alert>;
  }

  const refused = {
    course_not_open: t('enrol.closed'),
    payment_required: t('enrol.unpaid'),
    own_course: t('enrol.own'),
  };
  return (
    <>
      <SalePrice sale={saleOfCourse(course, user?.id)} />
      {course.type === 'free' || course.can_come_back ? (
        <Button size="md" fullWidth onClick={begin} loading={enrol.isPending || state === 'pending'}>
          {state === 'guest' ? t('enrol.login') : t(course.can_come_back ? 'enrol.back' : 'enrol.free')}
        </Button>
      ) : (
        <BuyAction course={course} instead={instead} cart={cart} />
      )}
      <FormProblem text={enrol.isError && errorText(enrol.error, refused)} />
    </>
  );
}

/** Leads to the till; where nothing can be paid it says so. */
function BuyAction({ course, instead, cart }: ActionProps) {
  const t = useCourseInfoText();
  const format = useFormat();
  const { user } = useSession();
  const isOpen = usePaymentsOpen({ enabled: true });
  if (isOpen === false) {
    return (
      <Alert color="blue" title={t('enrol.paid.title')}>
        {t('enrol.paid.text')}
      </Alert>
    );
  }
  if (isOpen === undefined) {
    return (
      <Button size="md" fullWidth loading>
        {t('enrol.buy', { price: format.money(course.price_minor, course.currency) })}
      </Button>
    );
  }
  const sale = saleOfCourse(course, user?.id);
  return (
    <>
      <BuyLink sale={sale} cart={cart}>
        {t('enrol.buyWhat')}
      </BuyLink>
      <SaleCoupon sale={sale} />
      {instead}
    </>
  );
}
