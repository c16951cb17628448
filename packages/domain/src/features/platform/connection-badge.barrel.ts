export { $connectionBadge, hideConnectedLaterFx, type ConnectionBadge } from './connection-badge';
