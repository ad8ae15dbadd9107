import type { Missing } from '@stoa/shared/contract/learning/progress-ledger.ts';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useProgressLedgerText } from '../../messages/progress-ledger.ts';

/** What a lesson still asks for, in words. */
export function useMissingText(): (missing: Missing) => string {
  const t = useProgressLedgerText();
  const format = useFormat();
  return (missing) => {
    switch (missing.rule) {
      case 'watch':
        return t('missing.watch', { watched: clockText(missing.watched_s), needed: clockText(missing.needed_s) });
      case 'pages':
        return missing.pages === null || missing.page === 0
          ? t('missing.allPages')
          : t('missing.pages', { page: missing.page, pages: missing.pages });
      case 'pass': {
        const mark = format.percent(missing.pass_mark);
        return missing.best === null
          ? t('missing.pass', { mark })
          : t('missing.below', { mark, best: format.percent(missing.best) });
      }
      default:
        return t(`missing.${missing.rule}`);
    }
  };
}
