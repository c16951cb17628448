export { BalanceCard, type BalanceCardProps } from './balance-card';
