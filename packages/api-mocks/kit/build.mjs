/**
 * Builds the installable package (README.md, 'In a project with MSW'): modules with types and a package.json of its own, in
 * `packages/api-mocks/dist-kit`. The contracts of the domain are inside.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const KIT = dirname(fileURLToPath(import.meta.url));
const PACKAGE = dirname(KIT);
const OUT = join(PACKAGE, 'dist-kit');

/** Exported modules, by name. */
const ENTRIES = { index: 'src/index', handlers: 'src/hosts/handlers', node: 'src/hosts/node' };

const isOurs = (id) => id.startsWith('.') || id.startsWith('@sms/') || isAbsolute(id);

const buildModules = () =>
  build({
    configFile: false,
    root: PACKAGE,
    logLevel: 'error',
    mode: 'production',
    ssr: { noExternal: [/^@sms\//] },
    build: {
      ssr: true,
      outDir: OUT,
      emptyOutDir: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(ENTRIES).map(([name, path]) => [name, join(PACKAGE, `${path}.ts`)]),
        ),
        external: (id) => !isOurs(id),
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' },
      },
    },
  });

/** Type imports need full file names, as Node requires; those of the domain are beside the package's own. */
const inFull = (file) => (_, before, path, after) => {
  const domain = path.replace(/^@sms\/domain/, join(OUT, 'types/domain/src'));
  const target = isAbsolute(domain) ? domain : join(dirname(file), path);
  const found = existsSync(`${target}.d.ts`) ? `${target}.js` : `${target}/index.js`;
  const from = relative(dirname(file), found).split(sep).join('/');
  return `${before}${from.startsWith('.') ? '' : './'}${from}${after}`;
};

const emitTypes = () => {
  const require = createRequire(import.meta.url);
  const compiler = join(require.resolve('@typescript/native/package.json'), '../bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', KIT]);
  for (const name of readdirSync(OUT, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(OUT, name);
    const types = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      types.replace(/(from ['"]|import\(['"])((?:\.|@sms\/domain)[^'"]*)(['"])/g, inFull(file)),
    );
  }
};

const writeManifest = () => {
  const { name, version, dependencies } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const { msw, valibot, '@faker-js/faker': faker } = dependencies;
  const manifest = {
    name,
    version,
    description: 'The simulated company behind SMS Dashboard, as handlers of MSW',
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    exports: Object.fromEntries(
      Object.entries(ENTRIES).map(([entry, path]) => [
        entry === 'index' ? '.' : `./${entry}`,
        { types: `./types/api-mocks/${path}.d.ts`, default: `./${entry}.js` },
      ]),
    ),
    dependencies: { '@faker-js/faker': faker, valibot },
    peerDependencies: { msw: `^${msw}` },
    publishConfig: { access: 'restricted' },
  };
  writeFileSync(join(OUT, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
};

rmSync(OUT, { recursive: true, force: true });
emitTypes();
await buildModules();
writeFileSync(join(OUT, 'README.md'), readFileSync(join(PACKAGE, 'README.md')));
writeManifest();
