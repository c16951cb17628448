/** The measure of a first visit, which `npm run size` shares with `npm run bench:web`. */
export { callsInARow, figuresOf } from './figures';
export { PAGES } from './pages';
export { visit } from './visit';
