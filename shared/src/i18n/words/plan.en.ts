/** Plans: what is paid each month or year. Texts that more than one bundle says; what only one says stands there. */
export const price = '{interval, select, month {{amount} a month} other {{amount} a year}}';
export const trial = '{days, plural, one {one day free first} other {# days free first}}';
export const grants = 'Opens:';
export const allVideos = 'the videos of all published courses';
export const offered = 'Available plans';
export const startTrial = 'Start the free trial';
export const startTrialOf = 'Start the free trial: {plan}';
export const choose = 'Choose this plan';
export const chooseName = 'Choose this plan: {plan}';
export const trialTerms =
  '{days, plural, one {Free for one day} other {Free for # days}}, then {interval, select, month {{amount} a month} other {{amount} a year}}. Cancel before {date} and nothing is charged.';
export const loading = 'Loading the plans';
export const yours = 'Your plan';
export const plans = 'Plans';
