export {
  ActiveNumbersPage,
  type ActiveNumbersPageProps,
  type NumberGroup,
  type NumberOrder,
} from './active-numbers';
