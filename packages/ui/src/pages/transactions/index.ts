export { TransactionsPage, type TransactionsPageProps } from './transactions-page';
