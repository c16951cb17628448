export { ActiveNumbersPage, type ActiveNumbersPageProps, type NumberGroup } from './active-numbers';
