/** Language of every text, date and order: a date of the browser's own would stand in English sentences. */
export const LANGUAGE = 'en';
