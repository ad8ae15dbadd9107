/** Where all demo people have their address; `.example` is nobody's. */
export const DEMO_MAIL = '@demo.stoa.example';

/** The password of demo people is known to everyone. */
export const isDemoAddress = (email: string): boolean => email.toLowerCase().endsWith(DEMO_MAIL);
