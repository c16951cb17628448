export { $connectionBadge, hideConnectedLaterFx, type ConnectionBadge } from './model';
