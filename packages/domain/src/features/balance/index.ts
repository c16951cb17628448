export { $balance, balanceRefreshRequested } from './model';
