export {
  $healthGate,
  healthCheckRequested,
  retryConnectionClicked,
  serverReached,
  type HealthGate,
} from './model';
