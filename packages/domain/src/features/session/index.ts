export { $isAuthenticated, $user, sessionEnded, sessionStarted } from './state';
