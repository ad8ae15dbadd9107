import { paymentReason } from '@stoa/shared/contract/market/payments.ts';
import { ReasonModal, type ReasonModalProps } from '../../../ui/reason-modal.tsx';

export const AskRefundModal = (props: Omit<ReasonModalProps, 'reason'>) => (
  <ReasonModal {...props} reason={paymentReason} />
);
