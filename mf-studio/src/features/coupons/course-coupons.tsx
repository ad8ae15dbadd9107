import { useState } from 'react';
import { makesCourses } from '@stoa/shared/contract/teaching/course-makers.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Button, Text } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useCouponsText } from '../../messages/coupons.ts';
import { CouponCard } from './coupon-card.tsx';
import { NewCouponDialog } from './coupon-dialogs.tsx';
import { PER_PAGE, useCourseCoupons } from './use-coupons.ts';

/** The coupons of a course, for its author alone: they share what is paid with them. */
export function CourseCoupons() {
  const { course } = useBuilder();
  const { user, permissions } = useSession();
  const isAuthor = user?.id === course.creator.id && makesCourses(permissions);
  return isAuthor ? <Coupons courseId={course.id} slug={course.slug} /> : null;
}

function Coupons({ courseId, slug }: { courseId: string; slug: string }) {
  const t = useCouponsText();
  const [page, setPage] = useState(1);
  const [isMaking, setMaking] = useState(false);
  const coupons = useCourseCoupons({ courseId, page });
  const { data } = coupons;
  const make = <Button onClick={() => setMaking(true)}>{t('make')}</Button>;
  const mayMake = data?.obstacle === null;
  return (
    <Section title={t('title')} order={3} lead={t('lead')} action={mayMake && data.items.length > 0 && make}>
      {coupons.isPending && <RowSkeleton label={t('loading')} />}
      {/* What is being written in a dialog outlives a reading that failed. */}
      {coupons.isError && !data && <LoadFailed query={coupons} />}
      {data?.obstacle && <Text c="dimmed">{t(`needs.${data.obstacle}`)}</Text>}
      {mayMake && data.items.length === 0 && (
        <EmptyState title={t('empty.title')} text={t('empty.text')} action={make} order={3} />
      )}
      {data && data.items.length > 0 && (
        <RowList>
          {data.items.map((coupon) => (
            <CouponCard key={coupon.id} coupon={coupon} price={data.price} slug={slug} />
          ))}
        </RowList>
      )}
      {data && <PageNumbers pages={Math.ceil(data.total / PER_PAGE)} page={data.page} onPage={setPage} />}
      {isMaking && data && <NewCouponDialog courseId={courseId} price={data.price} onClose={() => setMaking(false)} />}
    </Section>
  );
}
