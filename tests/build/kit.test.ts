import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

/** Below the repository, so that the package finds React and its own dependencies without a network. */
const APP = resolve('reports/kit-app');
const KIT = join(APP, 'node_modules/@sms/ui');

const FILES = {
  'index.html': '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
  'package.json': '{ "name": "bare", "private": true, "type": "module" }',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['vite/client'],
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
    },
    include: ['src'],
  }),
  'src/app.tsx': `
    import { createRef } from 'react';
    import { RegisterPage } from '@sms/ui/pages/register';
    import { Button } from '@sms/ui/primitives/button';
    import { CountryFlag } from '@sms/ui/primitives/country-flag';
    import { TextField } from '@sms/ui/primitives/text-field';
    import { UserMenu } from '@sms/ui/shell/user-menu';

    const field = createRef<HTMLInputElement>();
    export const page = RegisterPage;
    export const App = () => (
      <>
        <UserMenu username="ada.lovelace" onSignOut={() => undefined} />
        <CountryFlag code="187" />
        <TextField ref={field} id="email" label="Email" value="" error="Invalid email" onChange={(text) => text.trim()} />
        <Button variant="primary">Create Account</Button>
        {/* @ts-expect-error The types of the package know their variants. */}
        <Button variant="loud">Never</Button>
      </>
    );
  `,
  'src/main.tsx': `
    import '@sms/ui/styles.css';
    import { createRoot } from 'react-dom/client';
    import { App } from './app';

    const root = document.getElementById('root');
    if (root) createRoot(root).render(<App />);
  `,
  'src/server.tsx': `
    import { renderToString } from 'react-dom/server';
    import { App } from './app';

    export const html = renderToString(<App />);
  `,
};

const require = createRequire(import.meta.url);
const run = (script: string, args: readonly string[], cwd = '.') =>
  execFileSync(process.execPath, [script, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
const vite = join(require.resolve('vite/package.json'), '../bin/vite.js');
const tsc = join(require.resolve('@typescript/native/package.json'), '../bin/tsc');

describe('the packed kit', () => {
  beforeAll(() => {
    rmSync(APP, { recursive: true, force: true });
    mkdirSync(join(APP, 'src'), { recursive: true });
    mkdirSync(KIT, { recursive: true });
    for (const [name, content] of Object.entries(FILES)) writeFileSync(join(APP, name), content);
    run('packages/ui/kit/build.mjs', []);
    execFileSync('npm', ['pack', resolve('packages/ui/dist-kit'), '--ignore-scripts', '--offline'], {
      cwd: APP,
      stdio: 'pipe',
      shell: process.platform === 'win32',
    });
    const [tarball = ''] = readdirSync(APP).filter((name) => name.endsWith('.tgz'));
    execFileSync('tar', ['-xzf', tarball, '-C', KIT, '--strip-components=1'], { cwd: APP });
    // Far above the needs of the test, as in vitest.config.ts.
  }, 240_000);

  it('the packed kit has React as a peer and bundles the rest', () => {
    const { dependencies, peerDependencies } = JSON.parse(
      readFileSync(join(KIT, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string>>;
    expect(Object.keys(peerDependencies ?? {})).toEqual(['react', 'react-dom']);
    expect(Object.keys(dependencies ?? {})).toEqual([
      '@fontsource-variable/inter',
      '@headlessui/react',
      'lucide',
      'uqr',
    ]);
  });

  it('the packed kit has no stories, no tests and no sources', () => {
    const files = readdirSync(KIT, { recursive: true, encoding: 'utf8' });
    expect(files).toContain('README.md');
    expect(
      files.filter((file) => /stories|story-kit|\.test\.|\.tsx?$/.test(file.replace('.d.ts', ''))),
    ).toEqual([]);
  });

  it('the packed kit has its tokens apart from its reset', () => {
    const sheet = (name: string) => readFileSync(join(KIT, name), 'utf8');
    expect(sheet('tokens.css')).toContain('--color-error: light-dark(');
    expect(sheet('tokens.css')).not.toMatch(/(^|[\s,])(button|h1|\*)\s*[,{]/);
    expect(sheet('base.css')).not.toContain('--color-error:');
    expect(sheet('components.css')).toContain('.bg-accent-fill');
    expect(sheet('components.css')).not.toContain('--color-error:');
  });

  it('the packed kit has types that check a consumer', () => {
    expect(run(tsc, ['-p', APP])).toBe('');
  });

  it('the packed kit builds into a bare Vite app, with lazy components in their own chunks', () => {
    run(vite, ['build', '--logLevel', 'error'], APP);
    const files = readdirSync(join(APP, 'dist/assets'));
    const styles = files
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(join(APP, 'dist/assets', file), 'utf8'))
      .join('\n');
    expect(styles).toContain('--color-accent:');
    expect(styles).toContain('.bg-accent-fill');
    expect(files.filter((file) => file.startsWith('user-menu-list'))).toHaveLength(1);
    expect(files.filter((file) => file.startsWith('flags'))).toHaveLength(1);
  });

  it('the packed kit renders', async () => {
    run(vite, ['build', '--ssr', 'src/server.tsx', '--outDir', 'dist-server', '--logLevel', 'error'], APP);
    const { html } = (await import(pathToFileURL(join(APP, 'dist-server/server.js')).href)) as {
      html: string;
    };
    expect(html).toContain('Create Account');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('ada.lovelace');
  });
});
