import { useUiText } from '../i18n/messages/ui.ts';
import { Pagination } from './kit.ts';
import classes from './page-numbers.module.css';

interface PageNumbersProps {
  /** How many pages there are; with one or none, nothing is drawn. */
  pages: number;
  /** The page that is shown, from 1. */
  page: number;
  onPage(page: number): void;
  className?: string | undefined;
}

/** The way through a long list, page by page. */
export function PageNumbers({ pages, page, onPage, className }: PageNumbersProps) {
  const t = useUiText();
  if (pages < 2) return null;
  return (
    <nav aria-label={t('pages.name')} className={[classes.pages, className].filter(Boolean).join(' ')}>
      <Pagination
        total={pages}
        value={page}
        onChange={onPage}
        getControlProps={(control) => ({ 'aria-label': t(`pages.${control}`) })}
        getItemProps={(number) => ({ 'aria-label': t('pages.page', { page: number }) })}
      />
    </nav>
  );
}
