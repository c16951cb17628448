/** The measure of a first visit, which `npm run size` shares with `npm run bench:web`. */
export { callsInARow, figuresOf } from './metrics';
export { PAGES } from './pages';
export { visit } from './visit';
