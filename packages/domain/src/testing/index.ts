export { aBalance } from './fixtures/a-balance';
export { aNumber, aWireNumber, NOON } from './fixtures/a-number';
export { anSms, aReceivedSms } from './fixtures/an-sms';
export { aService } from './fixtures/a-service';
export { createFakeApiClient, type FakeApiClient, type FakeCalls } from './fakes/fake-api-client';
export { createTestScope, type TestScopeOptions } from './harness/create-test-scope';
export { pass, useFakeClock } from './harness/use-fake-clock';
export { createFakeSockets, type FakeSocket } from './fakes/fake-socket';
