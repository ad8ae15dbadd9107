/** Both must be there for a person to count as logged in. Written by the shell, read by the gateway. */
export const TOKEN_COOKIE = 'token';
export const LOGGED_IN_COOKIE = 'isLoggedIn';
