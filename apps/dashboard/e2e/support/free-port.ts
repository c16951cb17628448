import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

const given = new Set<number>();

/** A free port, each time another one: nothing may listen yet on the last one. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
};
