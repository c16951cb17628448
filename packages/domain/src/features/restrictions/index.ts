export { $restrictions, $restrictionsError, restrictionsRequested, type Restrictions } from './model';
