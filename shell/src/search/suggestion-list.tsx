import { IconCategory, IconClock, IconRoute, IconTrash, IconUser, IconX } from '@tabler/icons-react';
import { useCategoryName } from '@stoa/shared/i18n/use-category-name.ts';
import { useFrameText } from '../messages/frame.ts';
import type { Suggestion } from './suggestions.ts';
import classes from './course-search.module.css';

interface SuggestionListProps {
  id: string;
  isShown: boolean;
  suggestions: readonly Suggestion[];
  /** What was looked for in vain: said in the list's place. */
  nothingFor: string | null;
  /** Which one the arrow keys stand on; -1 is none. */
  active: number;
  onPick(index: number): void;
  onForget(index: number): void;
}

/** The listbox below the search field, a group for each kind; the field keeps the focus. */
export function SuggestionList({
  id,
  isShown,
  suggestions,
  nothingFor,
  active,
  onPick,
  onForget,
}: SuggestionListProps) {
  const t = useFrameText();
  const numbered = suggestions.map((suggestion, index) => ({ suggestion, index }));
  const kinds = [...new Set(suggestions.map(groupOf))];
  return (
    <>
      <div
        id={id}
        className={classes.list}
        role="listbox"
        tabIndex={-1}
        aria-label={t('search.suggestions')}
        hidden={!isShown}
        // The field keeps the focus, also while its list is scrolled: its blur would close the list before the click.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isShown &&
          kinds.map((kind) => (
            <div key={kind} role="group" aria-label={t(`search.group.${kind}`)}>
              <p className={classes.group} aria-hidden="true">
                {t(`search.group.${kind}`)}
              </p>
              {numbered
                .filter(({ suggestion }) => groupOf(suggestion) === kind)
                .map(({ suggestion, index }) => (
                  // Keys are heard by the field, which keeps the focus.
                  // eslint-disable-next-line jsx-a11y/click-events-have-key-events
                  <div
                    key={suggestion.id}
                    id={`${id}-${index}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    className={classes.option}
                    onClick={({ target }) => (isForgetting(target) ? onForget(index) : onPick(index))}
                  >
                    <SuggestionLine suggestion={suggestion} />
                  </div>
                ))}
            </div>
          ))}
      </div>
      {nothingFor !== null && (
        <p className={`${classes.list} ${classes.none}`} aria-hidden="true">
          {t('search.none', { text: nothingFor })}
        </p>
      )}
    </>
  );
}

const groupOf = ({ kind }: Suggestion) => (kind === 'forget' ? 'recent' : kind);
const isForgetting = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-forget]') !== null;

const icons = { category: IconCategory, path: IconRoute, teacher: IconUser, recent: IconClock, forget: IconTrash };

function SuggestionLine({ suggestion }: { suggestion: Suggestion }) {
  const t = useFrameText();
  const nameOf = useCategoryName();
  const KindIcon = suggestion.kind === 'course' ? null : icons[suggestion.kind];
  const place = 'place' in suggestion ? suggestion.place : null;
  return (
    <>
      {KindIcon && <KindIcon className={classes.kind} size={16} stroke={1.6} aria-hidden="true" />}
      <span className={classes.name}>
        {suggestion.kind === 'category'
          ? nameOf(suggestion.name)
          : suggestion.kind === 'forget'
            ? t('search.forget-all')
            : suggestion.text}
      </span>
      {place && <span className={classes.category}>{nameOf(place)}</span>}
      {suggestion.kind === 'recent' && (
        // For the pointer, told apart by the option; the keyboard has Delete, and the line below that forgets all.
        <span className={classes.forget} data-forget aria-hidden="true" title={t('search.forget')}>
          <IconX size={14} stroke={1.8} />
        </span>
      )}
    </>
  );
}
