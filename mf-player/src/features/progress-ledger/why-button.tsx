import { useState } from 'react';
import type { Enrolment } from '@stoa/shared/contract/learning/enrolments.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { usePlayerText } from '../../messages/player.ts';

const LedgerDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "progress-ledger" */ './ledger-dialog.tsx')).LedgerDialog,
);

interface WhyButtonProps {
  enrolment: Enrolment;
  className: string;
  onLesson(id: string): void;
}

/** Asks why a course stands where it stands. */
export function WhyButton({ enrolment, className, onLesson }: WhyButtonProps) {
  const t = usePlayerText();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const share = format.percent(enrolment.percentage);
  return (
    <>
      <Button variant="subtle" size="compact-sm" className={className} onClick={() => setOpen(true)}>
        {enrolment.percentage < 100 ? t('player.why', { share }) : t('player.counted')}
      </Button>
      {isOpen && (
        <LedgerDialog
          enrolment={enrolment}
          onClose={() => setOpen(false)}
          onLesson={(id) => {
            setOpen(false);
            onLesson(id);
          }}
        />
      )}
    </>
  );
}
