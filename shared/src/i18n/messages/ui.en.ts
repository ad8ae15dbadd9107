import * as account from '../words/account.en.ts';
import * as actions from '../words/actions.en.ts';
import * as common from '../words/common.en.ts';
import * as course from '../words/course.en.ts';

/** What the component kit says by itself. */
export const en = {
  'error.title': 'This could not be loaded',
  'error.retry': actions.tryAgain,
  'error.request': 'If it keeps happening, tell us this number: <code>{requestId}</code>',

  'failed.network': 'The server cannot be reached. Check your connection and try again.',
  'failed.offline': 'You are offline. It works again as soon as the connection is back.',
  'failed.rate_limited': 'Too many requests in a short time. Wait a minute, then try again.',
  'failed.unavailable': 'This is not available at the moment. Try again in a few minutes.',
  'failed.unauthenticated': 'You are no longer logged in. Log in again to continue.',
  'failed.forbidden': 'Your account is not allowed to do this.',
  'failed.impersonating': 'You are seeing the site as someone else. Nothing can be changed until you stop.',
  'failed.not_found': 'It is no longer here, or never was.',
  'failed.invalid': 'Something you entered is not valid. Correct it and try again.',
  'failed.conflict': 'Someone else has changed this. Load the page again to see how it is now.',
  'failed.other': 'Something went wrong on our side. Try again in a moment.',

  loading: 'Loading',
  'loading.courses': course.loadingMany,
  close: actions.close,
  cancel: actions.cancel,
  'loss.title': 'Close without saving?',
  'loss.text': 'What you typed here is lost then.',
  'loss.keep': 'Go on typing',
  'loss.close': 'Close without saving',
  'password.toggle': actions.showOrHidePassword,
  breadcrumbs: 'Breadcrumbs',
  table: 'Table',
  'country.label': account.country,
  'country.none': 'No country matches',
  'search.clear': 'Clear the search',
  'find.label': actions.searchForCourse,
  'find.go': actions.search,
  'find.marketplace': 'Go to the marketplace',

  'pages.name': common.pages,
  'pages.page': 'Page {page, number}',
  'pages.first': 'First page',
  'pages.previous': actions.previousPage,
  'pages.next': actions.nextPage,
  'pages.last': 'Last page',

  'price.free': course.free,
  'money.unreadable': 'Write an amount such as 19.90.',
  'progress.of': 'Progress of {name}',
  'progress.part': '{share} complete',
  'progress.done': common.completed,
  'rating.none': 'No ratings yet',
  'rating.mean': 'Rated {mean} out of 5',
  'rating.counted': 'Rated {mean} out of 5 by {count, number}, weighted with the site’s average',
} as const;
