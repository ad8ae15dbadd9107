import { useRef } from 'react';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { Alert, Anchor, Button, Group, Stack } from '@stoa/shared/kit';
import { CardFrame, type CardForm } from '@stoa/shared/remote/cards/card-frame.tsx';
import { useBrokenRule } from '@stoa/shared/remote/use-broken-rule.ts';
import { useIsOnline } from '@stoa/shared/remote/use-is-online.ts';
import { useBillingText } from '../../messages/billing.ts';
import { type AddStage, useAddCard } from './use-add-card.ts';

interface AddCardProps {
  settings: Reply<'getPaymentSettings'>;
  onClose(): void;
  /** The gateway has the card; what came of it is asked by this reference. */
  onChecked(reference: string): void;
}

/** A new card, in the gateway's form or on its page: it is checked and kept, and nothing is charged. */
export function AddCard({ settings: { card_fields_url: url, is_sandbox }, onClose, onChecked }: AddCardProps) {
  const t = useBillingText();
  const form = useRef<CardForm>(null);
  const { stage, add, send } = useAddCard(onChecked);
  const isBusy = ['busy', 'asking', 'leaving'].includes(stage.kind);
  const readCard = async () =>
    url === null ? null : ((await form.current?.tokenize()) ?? { refused: 'unreachable' as const });
  return (
    <Stack gap="md">
      {is_sandbox && (
        <Alert color="blue" role="note">
          {t('add.sandbox')}
        </Alert>
      )}
      {url === null ? <p>{t('add.elsewhere')}</p> : <CardFrame url={url} form={form} />}
      <p>{t('add.text')}</p>
      <AddMessage stage={stage} onAgain={(body) => void send(body)} />
      <Group gap="sm">
        <Button loading={isBusy} disabled={stage.kind === 'silent'} onClick={() => void add(readCard)}>
          {t(url === null ? 'add.goOn' : 'add.save')}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {t('add.cancel')}
        </Button>
      </Group>
    </Stack>
  );
}

interface AddMessageProps {
  stage: AddStage;
  onAgain(body: Extract<AddStage, { kind: 'silent' }>['body']): void;
}

/** How far it has come, and what to do where it stopped. */
function AddMessage({ stage, onAgain }: AddMessageProps) {
  const t = useBillingText();
  const isOnline = useIsOnline();
  switch (stage.kind) {
    case 'idle':
      return null;
    case 'busy':
      return <p role="status">{t('check.pending')}</p>;
    case 'asking':
      return (
        <Alert color="blue" role="status" title={t('add.asking')}>
          {t(isOnline ? 'add.askingText' : 'add.offlineText')}
        </Alert>
      );
    case 'silent':
      return (
        <Alert color="yellow" role="alert" title={t('add.silent')}>
          <Stack gap="sm" align="flex-start">
            {t('add.silentText')}
            <Button variant="default" onClick={() => onAgain(stage.body)}>
              {t('add.askAgain')}
            </Button>
          </Stack>
        </Alert>
      );
    case 'card-unreachable':
      return (
        <Alert color="red" role="alert" title={t('add.unreachable')}>
          {t('add.unreachableText')}
        </Alert>
      );
    case 'leaving':
      return (
        <p role="status">{t.rich('check.leaving', { a: (words) => <Anchor href={stage.url}>{words}</Anchor> })}</p>
      );
    case 'refused':
      return <Refusal error={stage.error} />;
  }
}

function Refusal({ error }: { error: unknown }) {
  const t = useBillingText();
  const brokenRule = useBrokenRule();
  const expected = {
    too_many_cards: t('add.tooMany'),
    card_not_checked: t('cards.onlyPaid'),
    payments_closed: t('add.closed'),
  };
  return (
    <Alert color="red" role="alert" title={t('check.notKept')}>
      {brokenRule(error, expected)}
    </Alert>
  );
}
