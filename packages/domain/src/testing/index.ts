export { aBalance } from './a-balance';
export { aNumber, NOON } from './a-number';
export { anSms, aReceivedSms } from './an-sms';
export { aService } from './a-service';
export { createFakeApiClient, type FakeApiClient, type FakeCalls } from './fake-api-client';
export { createTestScope, type TestScopeOptions } from './create-test-scope';
export { createFakeSockets, type FakeSocket } from './fake-socket';
