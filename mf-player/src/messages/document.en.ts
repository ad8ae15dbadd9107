export const en = {
  'pages.name': 'Pages',
  'pages.previous': 'Previous page',
  'pages.next': 'Next page',
  'pages.now': 'Page {page, number} of {pages, number}',
  'page.name': '{title}, page {page, number}',
  'document.download': 'Download ({size})',
  'document.opening': 'Opening the document',
  'document.failed': 'The document could not be opened.',
} as const;
