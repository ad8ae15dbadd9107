/** Imported before anything that colours: a test reads words, on a terminal too. */
process.env['NO_COLOR'] = '1';

export {};
