/** Metrics of a first visit, shared by `npm run size` and `npm run bench -- web`. */
export { criticalCallChain, metricsOf } from './metrics';
export { PAGES } from './pages';
export { visit } from './visit';
