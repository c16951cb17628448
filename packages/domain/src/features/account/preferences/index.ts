export { $preferences, preferencesChanged, preferencesNeeded, type Preferences } from './preferences';
