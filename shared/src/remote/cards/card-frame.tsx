import { useEffect, useState, type ReactNode, type Ref, useImperativeHandle } from 'react';
import { useCardsText } from '../../i18n/messages/cards.ts';
import { Alert, Button, Skeleton, Stack } from '../../ui/kit.ts';
import { useCardFields, type CardAnswer } from './use-card-fields.ts';
import classes from './card-frame.module.css';

/** What the Pay button asks of the form. */
export interface CardForm {
  tokenize(): Promise<CardAnswer>;
}

interface CardFrameProps {
  url: string;
  form: Ref<CardForm>;
  /** What is asked of the card below the form. It comes with the form, which has its height only then. */
  children?: ReactNode;
}

/** The gateway's own form for a card: what is typed in it never reaches this page. */
export function CardFrame(props: CardFrameProps) {
  const [tries, setTries] = useState(0);
  return <OneFrame key={tries} {...props} onAgain={() => setTries(tries + 1)} />;
}

const READY_WITHIN_MS = 15_000;

function OneFrame({ url, form, children, onAgain }: CardFrameProps & { onAgain(): void }) {
  const t = useCardsText();
  const { frame, src, height, isReady, tokenize } = useCardFields(url);
  const isLate = useIsLate(!isReady);
  useImperativeHandle(form, () => ({ tokenize }));
  return (
    <div className={classes.ground}>
      {!isReady && !isLate && <Skeleton className={classes.waiting} role="status" aria-label={t('loading')} />}
      {isLate && !isReady && (
        <Alert color="red" role="alert" title={t('dead.title')}>
          <Stack gap="sm" align="flex-start">
            {t('dead.text')}
            <Button variant="default" onClick={onAgain}>
              {t('again')}
            </Button>
          </Stack>
        </Alert>
      )}
      <iframe
        ref={frame}
        className={classes.frame}
        title={t('frame')}
        src={src}
        height={height}
        // Its origin is its own, so this gives it no way to our page; it may not lead the page elsewhere.
        sandbox="allow-scripts allow-forms allow-same-origin"
        data-ready={isReady}
      />
      {children && (
        <div className={classes.below} data-ready={isReady}>
          {children}
        </div>
      )}
    </div>
  );
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), READY_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLate;
}
