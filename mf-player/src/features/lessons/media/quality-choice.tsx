import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { NativeSelect } from '@stoa/shared/kit';
import { useMediaText } from '../../../messages/media.ts';
import { usePreferences } from './media-preferences.ts';
import { placeOfHeight, type Quality, type Source } from './qualities.ts';
import type { FilmQuality } from './use-quality.ts';

/** The sources of a film by height and size, and the two that choose among them. */
export function QualityChoice({ sources, playing }: Pick<FilmQuality, 'sources' | 'playing'>) {
  const t = useMediaText();
  const format = useFormat();
  const { quality, prefer } = usePreferences();
  const nameOf = ({ height }: Source) =>
    height === null ? t('quality.film') : t('quality.height', { height: String(height) });
  const sized = (source: Source) =>
    source.bytes === null
      ? nameOf(source)
      : t('quality.sized', { name: nameOf(source), size: format.bytes(source.bytes) });
  const auto = quality === 'auto' ? t('quality.auto.now', { name: nameOf(playing) }) : t('quality.auto');
  const value = typeof quality === 'number' ? String(placeOfHeight(sources, quality)) : quality;
  return (
    <NativeSelect
      label={t('quality.name')}
      value={value}
      data={[
        { value: 'auto', label: auto },
        ...sources.map((source, place) => ({ value: String(place), label: sized(source) })),
        { value: 'saver', label: t('quality.saver', { size: format.bytes(sources.at(-1)?.bytes ?? 0) }) },
      ]}
      onChange={({ currentTarget }) => prefer({ quality: qualityOf(currentTarget.value, sources) })}
    />
  );
}

/** A film of unknown height is the largest there is. */
function qualityOf(value: string, sources: readonly Source[]): Quality {
  if (value === 'auto' || value === 'saver') return value;
  return sources[Number(value)]?.height ?? Number.MAX_SAFE_INTEGER;
}
