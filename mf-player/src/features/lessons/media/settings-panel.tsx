import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { Button, CloseButton, NativeSelect, Switch } from '@stoa/shared/kit';
import { useFocusBack } from '@stoa/shared/ui/use-focus-back.ts';
import { useMediaText } from '../../../messages/media.ts';
import { useEscape } from '../use-escape.ts';
import { chosenTrack } from './use-captions.ts';
import { QualityChoice } from './quality-choice.tsx';
import type { FilmQuality } from './use-quality.ts';
import { captionLooks, captionPlaces, captionSizes, usePreferences } from './media-preferences.ts';
import classes from './settings-panel.module.css';

const OFF = 'off';

interface SettingsPanelProps {
  /** Captions that can be drawn over the film. */
  tracks: readonly { label: string }[];
  /** Of a film that has smaller copies. */
  quality?: Pick<FilmQuality, 'sources' | 'playing'> | undefined;
  onKeys(): void;
  onClose(): void;
}

/** What is chosen once, for every film. */
export function SettingsPanel({ tracks, quality, onKeys, onClose }: SettingsPanelProps) {
  const t = useMediaText();
  const ui = useUiText();
  useFocusBack();
  useEscape(onClose);
  const chosen = usePreferences();
  const { prefer } = chosen;
  const track = chosenTrack(tracks, chosen);
  return (
    <section className={classes.panel} aria-label={t('settings.name')}>
      <div className={classes.head}>
        <p className={classes.title}>{t('settings.name')}</p>
        <CloseButton size={44} aria-label={ui('close')} onClick={onClose} />
      </div>
      {quality && <QualityChoice {...quality} />}
      {tracks.length > 0 && (
        <NativeSelect
          label={t('captions.name')}
          value={track < 0 ? OFF : String(track)}
          data={[
            { value: OFF, label: t('captions.off') },
            ...tracks.map(({ label }, index) => ({ value: String(index), label })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            prefer(
              value === OFF
                ? { showsCaptions: false }
                : { showsCaptions: true, captions: tracks[Number(value)]?.label ?? '' },
            )
          }
        />
      )}
      {track >= 0 && (
        <>
          <Choice
            label={t('captions.size')}
            value={chosen.captionSize}
            offered={captionSizes}
            name={(size) => t(`captions.size.${size}`)}
            onChoose={(captionSize) => prefer({ captionSize })}
          />
          <Choice
            label={t('captions.look')}
            value={chosen.captionLook}
            offered={captionLooks}
            name={(look) => t(`captions.look.${look}`)}
            onChoose={(captionLook) => prefer({ captionLook })}
          />
          <Choice
            label={t('captions.place')}
            value={chosen.captionPlace}
            offered={captionPlaces}
            name={(place) => t(`captions.place.${place}`)}
            onChoose={(captionPlace) => prefer({ captionPlace })}
          />
        </>
      )}
      <Switch
        label={t('next.goesOn')}
        checked={chosen.goesOn}
        onChange={(event) => prefer({ goesOn: event.currentTarget.checked })}
      />
      <Button variant="default" onClick={onKeys}>
        {t('keys.title')}
      </Button>
    </section>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  offered: readonly T[];
  name(one: T): string;
  onChoose(one: T): void;
}

function Choice<T extends string>({ label, value, offered, name, onChoose }: ChoiceProps<T>) {
  return (
    <NativeSelect
      label={label}
      value={value}
      data={offered.map((one) => ({ value: one, label: name(one) }))}
      onChange={({ currentTarget }) => {
        const one = offered.find((known) => known === currentTarget.value);
        if (one) onChoose(one);
      }}
    />
  );
}
