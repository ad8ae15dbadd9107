import { IconPlayerPlayFilled, IconX } from '@tabler/icons-react';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import type { PlayerLesson } from '@stoa/shared/contract/learning/player.ts';
import { UnstyledButton, VisuallyHidden } from '@stoa/shared/kit';
import { useMediaText } from '../../../messages/media.ts';
import { ControlButton } from '../media/control-button.tsx';
import { KeysDialog } from '../media/keys-dialog.tsx';
import { mediaActions } from '../media/media-keys.ts';
import { Settings } from '../media/settings.tsx';
import { UpNext } from '../media/up-next.tsx';
import { useCaptions } from '../media/use-captions.ts';
import type { Media } from '../media/use-media.ts';
import type { FilmQuality } from '../media/use-quality.ts';
import { useStalls } from '../media/use-stalls.ts';
import { Captions } from './captions.tsx';
import { ControlBar } from './control-bar.tsx';
import { useDocked } from './use-docked.ts';
import { useFilmControls } from './use-film-controls.ts';
import { useIdle } from './use-idle.ts';
import { useTaps } from './use-taps.ts';
import type { VideoContent } from './video-lesson.tsx';
import classes from './film-player.module.css';

interface FilmPlayerProps {
  media: Media;
  content: VideoContent;
  quality: FilmQuality;
  next: PlayerLesson | undefined;
  onNext(): void;
  /** The film itself. */
  children: ReactNode;
}

/** A film under our own controls: in the page, wide, in a corner, or on the whole screen. */
export function FilmPlayer({ media, content, quality, next, onNext, children }: FilmPlayerProps) {
  const t = useMediaText();
  const stage = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { sources, playing } = quality;
  const address = playing.url;
  const hasCaptions = content.captions.length > 0;
  const controls = useFilmControls({ media, box, address, hasCaptions, onNext: next && onNext });
  const idle = useIdle(box, media.isPlaying);
  const docked = useDocked(stage, media.isPlaying);
  const lines = useCaptions(media.element, content.captions, {
    isBeside: controls.beside.isBeside,
    address,
  });
  useStalls(media.element, address, quality.onStall);
  const isIdle = idle.isIdle && controls.panel === undefined;
  const leadsOn = media.mayLeadOn && next !== undefined;
  const playButton = useRef<HTMLButtonElement>(null);
  /** The large button goes with it: the focus stays with the player, and its keys with that. */
  const begin = () => {
    media.toggle();
    playButton.current?.focus();
  };
  const tap = useTaps({
    onTwice: media.step,
    onTouch: () => (isIdle ? idle.show() : idle.hide()),
    onPress: media.toggle,
  });
  return (
    <div ref={stage} className={classes.stage} data-wide={controls.isWide}>
      <div ref={box} className={classes.box} data-idle={isIdle} data-docked={docked.isDocked}>
        {children}
        <div
          className={classes.surface}
          onPointerUp={tap}
          onDoubleClick={(event) => !isTouch(event) && controls.full.toggle()}
        />
        <Captions lines={lines} />
        {!media.isPlaying && !media.isEnded && (
          <UnstyledButton className={classes.big ?? ''} aria-label={t('control.play')} onClick={begin}>
            <IconPlayerPlayFilled size={40} aria-hidden="true" />
          </UnstyledButton>
        )}
        <ControlBar
          media={media}
          playButton={playButton}
          controls={controls}
          chapters={content.chapters}
          pictures={sources.at(-1)?.url ?? address}
          hasCaptions={hasCaptions}
        />
        {docked.isDocked && (
          <div className={classes.dismiss}>
            <ControlButton label={t('control.undock')} icon={IconX} onPress={docked.dismiss} />
          </div>
        )}
        {leadsOn && next && (
          <div className={classes.next}>
            <UpNext next={next} onNext={onNext} onStay={media.dismissEnd} />
          </div>
        )}
        {controls.panel === 'settings' && !leadsOn && (
          <div className={classes.panel}>
            <Settings
              tracks={content.captions}
              quality={sources.length > 1 ? quality : undefined}
              onKeys={controls.showKeys}
              onClose={controls.closePanel}
            />
          </div>
        )}
        {controls.panel === 'keys' && (
          <KeysDialog
            actions={mediaActions.filter((action) => action in controls.acts)}
            onClose={controls.closePanel}
          />
        )}
        <VisuallyHidden role="status">{controls.said}</VisuallyHidden>
        <VisuallyHidden role="status">
          {quality.hasSteppedDown && t('quality.lower', { height: String(playing.height) })}
        </VisuallyHidden>
      </div>
    </div>
  );
}

/** A finger that taps twice goes ten seconds. */
const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
