export { aBalance } from './testing/fixtures/a-balance';
export { aNumber, NOON } from './testing/fixtures/a-number';
export { aReceivedSms } from './testing/fixtures/an-sms';
export { aService } from './testing/fixtures/a-service';
export { createFakeApiClient, type FakeApiClient, type FakeCalls } from './testing/fakes/fake-api-client';
export { createTestScope, type TestScopeOptions } from './testing/harness/create-test-scope';
export { pass, useFakeClock } from './testing/harness/use-fake-clock';
