export { HealthGate, type HealthGateProps } from './health-gate';
