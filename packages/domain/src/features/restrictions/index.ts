export { $restrictionNotes, $restrictionsError, restrictionsToggled } from './model';
