import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { beforeAll, expect, it } from 'vitest';

/** Below the repository, so that the package finds MSW and its own dependencies without a network. */
const APP = resolve('reports/simulation-kit-app');
const KIT = join(APP, 'node_modules/@sms/api-mocks');

const compilerOptions = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: [],
  strict: true,
  noEmit: true,
};

const FILES = {
  'index.html': '<!doctype html><script type="module" src="/main.ts"></script>',
  'package.json': '{ "name": "bare", "private": true, "type": "module" }',
  'tsconfig.json': JSON.stringify({
    compilerOptions: { ...compilerOptions, skipLibCheck: true },
    include: ['main.ts'],
  }),
  'main.ts': `
    import { createWorld, type ScenarioId } from '@sms/api-mocks';
    import { createHandlers, handlers, world } from '@sms/api-mocks/handlers';
    import { setupWorker } from 'msw/browser';

    const scenario: ScenarioId = 'waiting-early';
    // @ts-expect-error The types of the package know their scenarios.
    const unknown: ScenarioId = 'nowhere';
    world.flags.serverDown = unknown === scenario;
    void setupWorker(...handlers, ...createHandlers(createWorld(scenario))).start();
  `,
  'node.mjs': `
    import { DEMO_ACCOUNT, readWorld } from '@sms/api-mocks';
    import { handlers, world } from '@sms/api-mocks/handlers';
    import { http, HttpResponse } from 'msw';
    import { setupServer } from 'msw/node';

    const server = setupServer(...handlers);
    server.listen();
    const signIn = async () =>
      (await fetch('https://api.example.test/api/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(DEMO_ACCOUNT),
      })).status;
    const answered = await signIn();
    server.use(http.post('*/api/auth/login', () => new HttpResponse(null, { status: 418 })));
    console.log(answered, await signIn(), world.db.users.all().length > 0, readWorld('notes'));
    server.close();
  `,
};

const require = createRequire(import.meta.url);
const run = (script: string, args: readonly string[] = [], cwd = '.') =>
  execFileSync(process.execPath, [script, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });

beforeAll(() => {
  rmSync(APP, { recursive: true, force: true });
  mkdirSync(KIT, { recursive: true });
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(APP, name), content);
  run('packages/api-mocks/kit/build.mjs');
  const pack = ['pack', resolve('packages/api-mocks/dist-kit'), '--ignore-scripts', '--offline'];
  execFileSync('npm', pack, { cwd: APP, stdio: 'pipe', shell: process.platform === 'win32' });
  const [tarball = ''] = readdirSync(APP).filter((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['-xzf', tarball, '-C', KIT, '--strip-components=1'], { cwd: APP });
  // Far above the needs of the test, as in vitest.config.ts.
}, 240_000);

it('the packed simulation answers in a bare Node project, where a call can be overridden', () => {
  expect(run('node.mjs', [], APP)).toBe('200 418 true null\n');
});

it('the packed simulation has types of its own that check a consumer', () => {
  const tsc = join(require.resolve('@typescript/native/package.json'), '../bin/tsc');
  const files = run(tsc, ['-p', APP, '--listFiles']).split('\n');
  expect(files).toContain(join(KIT, 'types/api-mocks/src/hosts/handlers.d.ts'));
  // The compiler would look for missing types in the workspace.
  expect(files.filter((file) => file.startsWith(resolve('packages')))).toEqual([]);
});

it('the packed simulation builds into a bare Vite app', () => {
  run(join(require.resolve('vite/package.json'), '../bin/vite.js'), ['build', '--logLevel', 'error'], APP);
  const [script = ''] = readdirSync(join(APP, 'dist/assets')).filter((name) => name.endsWith('.js'));
  expect(readFileSync(join(APP, 'dist/assets', script), 'utf8')).toContain('INSUFFICIENT_BALANCE');
});

it('the packed simulation needs no other package of this repository', () => {
  const { dependencies } = JSON.parse(readFileSync(join(KIT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies)).toEqual(['@faker-js/faker', 'valibot']);
});
