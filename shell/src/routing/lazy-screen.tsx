import { textIn } from '@stoa/shared/contract/site/locales.ts';
import { useLocale } from '@stoa/shared/i18n/locale-context.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { RemoteFailedScreen } from '../failure/remote-failed-screen.tsx';
import { toRemoteFailure, type RemoteFailure } from '../failure/remote-failure.ts';
import { forgetFirstView } from '../first-view/take-over.tsx';
import { useFrameText } from '../messages/frame.ts';
import { showOwnScreen } from '../reports/on-screen.ts';

interface LazyScreenProps {
  title: string;
  titles: Readonly<Record<string, string>>;
  load: Load;
}
type Load = () => Promise<{ default: ComponentType }>;

const here = new Map<Load, ReactElement>();

/** Fetches a screen's code; from then on it is drawn at once. */
export async function loadScreen(load: Load): Promise<void> {
  const { default: Screen } = await load();
  here.set(load, <Screen />);
}

/** A screen of the shell whose code comes when it is first opened; lost code is asked for again. */
export function LazyScreen({ title: english, titles, load }: LazyScreenProps) {
  const t = useFrameText();
  const title = textIn(useLocale().locale, english, titles);
  const [, setArrived] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<RemoteFailure>();
  const screen = here.get(load);

  useEffect(() => {
    if (here.has(load)) return;
    let isWanted = true;
    loadScreen(load).then(
      () => isWanted && setArrived(Date.now()),
      (error: unknown) => {
        if (!isWanted) return;
        forgetFirstView();
        setFailure(toRemoteFailure(error, 'chunk'));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);

  useEffect(() => {
    if (screen) showOwnScreen();
  }, [screen]);

  if (screen) return screen;
  if (failure) {
    const retry = () => {
      setFailure(undefined);
      setAttempt(attempt + 1);
    };
    return <RemoteFailedScreen title={title} failure={failure} onRetry={retry} />;
  }
  return (
    <Page>
      <RowSkeleton label={t('screen.loading', { title })} />
    </Page>
  );
}
