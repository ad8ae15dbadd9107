import { END_OVERRIDES_PATH } from '@stoa/shared/contract/platform-paths.ts';
import type { PageOverride } from '@stoa/shared/contract/release.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Button } from '@stoa/shared/ui/kit.ts';
import { IconEye } from '@tabler/icons-react';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import classes from './override-banner.module.css';

interface OverrideBannerProps {
  overrides: readonly PageOverride[];
  reload?(): void;
}

/** Says on every page that this browser does not see the site as it is released, what it sees instead, and ends it. */
export function OverrideBanner({ overrides, reload = () => window.location.reload() }: OverrideBannerProps) {
  const { toasts } = usePlatform();
  const { ref, height } = useElementSize<HTMLElement>({ box: 'border-box' });
  const [isStopping, setStopping] = useState(false);
  const end = Math.min(...overrides.map(({ expires_at: at }) => Date.parse(at)));
  const isOver = useIsPast(end);

  // The frame's header sticks below the banner, not under it.
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--stoa-banner-height', `${height}px`);
    return () => void style.removeProperty('--stoa-banner-height');
  }, [height]);

  async function stop(): Promise<void> {
    setStopping(true);
    try {
      const reply = await fetch(END_OVERRIDES_PATH, {
        method: 'POST',
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
      });
      if (!reply.ok) throw new Error(`The platform answered ${reply.status}.`);
      reload();
    } catch {
      setStopping(false);
      toasts.show({
        kind: 'error',
        message: 'The preview could not be ended. Check your connection, then try it again.',
      });
    }
  }

  return (
    <aside ref={ref} className={classes.banner} aria-label="Preview">
      <IconEye size={18} stroke={1.6} aria-hidden="true" />
      <p className={classes.text}>
        {isOver ? 'Your preview has ended: ' : 'You are seeing '}
        {overrides.map(describe).join(', ')}
        {!isOver && (
          <>
            {' · until '}
            <time dateTime={new Date(end).toISOString()}>{clock.format(end)}</time>
          </>
        )}
      </p>
      {isOver ? (
        <Button className={classes.end} size="compact-xs" variant="white" onClick={reload}>
          Reload
        </Button>
      ) : (
        <Button
          className={classes.end}
          size="compact-xs"
          variant="white"
          loading={isStopping}
          onClick={() => void stop()}
        >
          Stop
        </Button>
      )}
    </aside>
  );
}

const describe = ({ name, origin, remote }: PageOverride): string =>
  origin ? `${name} from ${origin}` : `${name} in version ${remote.version}`;

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

function useIsPast(moment: number): boolean {
  const [isPast, setPast] = useState(() => moment <= Date.now());
  useEffect(() => {
    const timer = window.setTimeout(() => setPast(true), Math.min(moment - Date.now(), 2 ** 31 - 1));
    return () => window.clearTimeout(timer);
  }, [moment]);
  return isPast;
}
