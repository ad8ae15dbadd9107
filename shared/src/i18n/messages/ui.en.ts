/** What the component kit says by itself. */
export const en = {
  'error.title': 'This could not be loaded',
  'error.retry': 'Try again',
  'error.request': 'If it goes on, tell us this number: <code>{requestId}</code>',

  'failed.network': 'The server cannot be reached. Check your connection and try again.',
  'failed.rate_limited': 'Too many requests in a short time. Wait a minute, then try again.',
  'failed.unavailable': 'This is out of order at the moment. Try again in a few minutes.',
  'failed.unauthenticated': 'You are not logged in any more. Log in again to go on.',
  'failed.forbidden': 'You may not do this with your account.',
  'failed.not_found': 'It is not here any more, or never was.',
  'failed.invalid': 'Something you entered cannot be taken as it is. Correct it and try again.',
  'failed.conflict': 'Somebody else changed this meanwhile. Load the page again to see how it is now.',
  'failed.other': 'Something went wrong on our side. Try again in a moment.',

  loading: 'Loading',
  'loading.courses': 'Loading courses',
  close: 'Close',
  cancel: 'Cancel',
  breadcrumbs: 'Breadcrumbs',
  table: 'Table',
  'search.clear': 'Clear the search',

  'pages.name': 'Pages',
  'pages.page': 'Page {page, number}',
  'pages.first': 'First page',
  'pages.previous': 'Previous page',
  'pages.next': 'Next page',
  'pages.last': 'Last page',

  'price.free': 'Free',
  'progress.of': 'Progress of {name}',
  'progress.part': '{share} complete',
  'progress.done': 'Completed',
  'rating.none': 'No ratings yet',
  'rating.mean': 'Rated {mean} out of 5',
  'rating.counted': 'Rated {mean} out of 5 by {count, number}',
} as const;
