import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 20;

export interface RunningNginx {
  /** All output so far. */
  readonly logs: () => string;
  readonly stop: () => Promise<void>;
}

const listens = async (port: number): Promise<boolean> => {
  const socket = connect(port, 'localhost');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

/**
 * Runs nginx with the `nginx.conf` of a folder, as its container does, until it listens.
 * @throws the output of nginx when it rejects the configuration
 */
export const runNginx = async (folder: string, port: number): Promise<RunningNginx> => {
  const [accessLog, errorLog] = [join(folder, 'access.log'), join(folder, 'error.log')];
  // Temporary folders are not readable for other users.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const nginx = spawn('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf'), '-g', `daemon off; ${user}`], {
    stdio: ['ignore', openSync(accessLog, 'a'), openSync(errorLog, 'a')],
  });
  const closed = once(nginx, 'close');
  while (!(await listens(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx has ended: ${readFileSync(errorLog, 'utf8')}`);
    await pause(POLL_MS);
  }
  return {
    logs: () => readFileSync(accessLog, 'utf8') + readFileSync(errorLog, 'utf8'),
    stop: async () => {
      nginx.kill('SIGTERM');
      await closed;
    },
  };
};
