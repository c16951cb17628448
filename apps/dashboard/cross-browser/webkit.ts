import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { miniBrowserPath, webKitDriverPath } from '../../../scripts/ci/firefox-and-webkit.mjs';
import { freePort } from '../e2e/support/free-port';
import type { Engine, Tab } from './driver';
import { until } from './user';

/** Key of an element reference in WebDriver's JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const CONTROL = '\uE009';

type Call = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

/** Calls W3C WebDriver below an address. */
const callsTo =
  (base: string): Call =>
  async (method, path, body) => {
    const response = await fetch(base + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error: string; message: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`);
    return value as never;
  };

/** Starts a virtual screen in memory, on the first free display. */
const startScreen = async () => {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const displayPipe = screen.stdio[3] as NodeJS.ReadableStream;
  const [display] = (await once(displayPipe, 'data')) as [Buffer];
  return { screen, display: `:${display.toString().trim()}` };
};

const stop = async (process: ChildProcess): Promise<void> => {
  process.kill();
  await once(process, 'exit');
};

const press = (keys: readonly string[]) => ({
  actions: [
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        ...keys.map((value) => ({ type: 'keyDown', value })),
        ...keys.map((value) => ({ type: 'keyUp', value })).reverse(),
      ],
    },
  ],
});

/** A window by its handle. WebDriver has one current window, so each call switches to this one first. */
const tabOf = (call: Call, handle: string): Tab => {
  const here = async <Value>(path: string, body: object): Promise<Value> => {
    await call('POST', '/window', { handle });
    return call('POST', path, body);
  };
  const run = <Value>(expression: string) =>
    here<Value>('/execute/sync', { script: `return ${expression}`, args: [] });
  return {
    open: (url) => here('/url', { url }),
    evaluate: run,
    find: async (expression) => {
      const element = await run<Record<string, string> | null>(expression);
      return element && (() => here(`/element/${element[ELEMENT]}/click`, {}));
    },
    type: async (text) => {
      for (const letter of text) await here('/actions', press([letter]));
    },
    pressControl: (letter) => here('/actions', press([CONTROL, letter])),
    close: async () => {
      await call('POST', '/window', { handle });
      await call('DELETE', '/window');
    },
  };
};

/** WebKitGTK's own browser on a virtual screen, over WebDriver: puppeteer supports no protocol of WebKit. */
export const webkit: Engine = {
  name: 'webkit',
  launch: async () => {
    const home = await mkdtemp(join(tmpdir(), 'sms-engine-'));
    const downloads = join(home, 'Downloads');
    await mkdir(downloads);
    await mkdir(join(home, '.config'));
    await writeFile(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
    const { screen, display } = await startScreen();
    const port = await freePort();
    const driver = spawn(webKitDriverPath() ?? 'WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        HOME: home,
        DISPLAY: display,
        GDK_BACKEND: 'x11',
        // WebKit's sandbox needs permissions that containers lack.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    });
    const address = `http://127.0.0.1:${port}`;
    await until('WebKitWebDriver', () =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const { sessionId } = await callsTo(address)<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: miniBrowserPath() ?? 'MiniBrowser', args: ['--automation'] },
        },
      },
    });
    const call = callsTo(`${address}/session/${sessionId}`);
    await call('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 1000 });
    const first = await call<string>('GET', '/window');
    return {
      tab: tabOf(call, first),
      downloads,
      popups: async () =>
        (await call<string[]>('GET', '/window/handles'))
          .filter((handle) => handle !== first)
          .map((handle) => tabOf(call, handle)),
      close: async () => {
        await call('DELETE', '');
        await stop(driver);
        await stop(screen);
        await rm(home, { recursive: true });
      },
    };
  },
};
