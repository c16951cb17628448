export { ConnectionBadge, type ConnectionBadgeProps, type ConnectionState } from './connection-badge';
