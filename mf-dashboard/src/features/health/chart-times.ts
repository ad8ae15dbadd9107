const DAY_MS = 86_400_000;
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayAndClock = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** '03:41'; over days, '21 Nov'. */
export const timeLabel = (at: number, span: number): string => (span > 1.5 * DAY_MS ? day : clock).format(at);

/** 'Sat 03:41' */
export const momentText = (at: number): string => dayAndClock.format(at);
