export { ActiveNumbersPage, type ActiveNumbersPageProps } from './active-numbers';
