export { $restrictions, $restrictionsError, restrictionsFx, type Restrictions } from './model';
