/** The measure of a first visit, which `npm run size` shares with `npm run bench:web`. */
export { criticalCallChain, metricsOf } from './metrics';
export { PAGES } from './pages';
export { visit } from './visit';
