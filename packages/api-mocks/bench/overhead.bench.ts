import { once } from 'node:events';
import { bench, describe } from 'vitest';
import { createContractClient } from '../src/conformance/client/contract-client';
import { noProfile } from '../src/conformance/live/report/profile';
import { createProxy } from '../src/conformance/proxy/proxy';
import { startServer } from '../src/hosts/server';
import { specCompliant } from '../src/scenarios/spec-compliant';
import { createTrafficLog } from '../src/transport/traffic/traffic-log';

/** A server without limits, with a signed-in client. */
const open = async () => {
  const server = await startServer({ scenario: specCompliant('busy-account') });
  const client = createContractClient(server.origin);
  await client.signIn();
  return { server, client };
};

const plain = await open();

const recorded = await open();
createTrafficLog(recorded.server.world.traffic);

const checked = await open();
const proxy = createProxy({
  origin: checked.server.origin,
  profile: noProfile,
  isStrict: true,
  print: () => undefined,
});
await once(proxy.listen(0), 'listening');
const address = proxy.address();
const throughProxy = createContractClient(
  `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
);
await throughProxy.signIn();

/** What a call costs more: at most 1 ms where it is recorded, 5 ms through a strict proxy, which checks before it answers. */
describe.each(['balance', 'activeNumbers', 'deposits', 'services'] as const)('%s', (name) => {
  const options = { time: 500, iterations: 20 };
  for (const [label, client] of Object.entries({
    plain: plain.client,
    recorded: recorded.client,
    proxy: throughProxy,
  })) {
    bench(
      label,
      async () => {
        const { status } = await client.request(name, {});
        if (status !== 200) throw new Error(`${name} answered ${status}`);
      },
      options,
    );
  }
});
