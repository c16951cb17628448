export { ActivityList, type ActivityItem, type ActivityListProps } from './activity-list';
