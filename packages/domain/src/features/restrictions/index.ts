export { $restrictionNotes, $restrictionsError, restrictionsToggled } from '../purchase/extras/server-restrictions';
