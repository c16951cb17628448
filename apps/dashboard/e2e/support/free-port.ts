import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A free port. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};
