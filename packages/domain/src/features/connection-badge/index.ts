export { $connectionBadge, type ConnectionBadge } from './model';
