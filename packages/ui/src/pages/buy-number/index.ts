export {
  BuyNumberPage,
  type BuyNumberContent,
  type BuyNumberPageProps,
  type BuyNumberStep,
} from './buy-number';
export type { ConfirmStepProps } from './confirm-step';
