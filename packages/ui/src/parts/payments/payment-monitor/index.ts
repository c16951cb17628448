export { PaymentMonitor, type PaymentMonitorProps } from './payment-monitor';
