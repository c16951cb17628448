/**
 * Language of every text, date and order of names: the page is in English, and a date of the browser's own
 * language in the middle of a sentence is in none.
 */
export const LANGUAGE = 'en';
