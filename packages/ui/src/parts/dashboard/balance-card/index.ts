export { BalanceCard, type AccountAmounts, type BalanceCardProps } from './balance-card';
