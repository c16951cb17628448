export {
  $healthGate,
  healthCheckRequested,
  retryConnectionClicked,
  serverReached,
  type HealthGate,
} from './health-check';
