export { DashboardPage, type DashboardPageProps } from './dashboard-page';
