/**
 * Builds the installable package (docs/ui-kit.md): modules with types, style sheets, pictures and a package.json of its
 * own, in `packages/ui/dist-kit`. Run by `npm run build:kit --workspace @sms/ui`.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { emitKitTypes } from '../../../scripts/release/emit-kit-types.mjs';

const KIT = dirname(fileURLToPath(import.meta.url));
const UI = dirname(KIT);
const SOURCE = join(UI, 'src');
const OUT = join(UI, 'dist-kit');

/** Folders whose components are exported, each by its own path. */
const FOLDERS = ['primitives', 'parts', 'shell', 'pages'];

const STYLE_SHEETS = ['tokens', 'base', 'components'];

const shared = { configFile: false, root: UI, logLevel: 'error', mode: 'production' };

const foldersIn = (folder) =>
  readdirSync(join(SOURCE, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

/** Parts are grouped by screen, so each is one folder deeper: 'parts/numbers/number-card'. */
const entries = FOLDERS.flatMap((folder) =>
  folder === 'parts' ? foldersIn(folder).flatMap(foldersIn) : foldersIn(folder),
).map((folder) => `${folder}/index`);

/** One module per source module, so that importing one component bundles only that one. */
const buildModules = () =>
  build({
    ...shared,
    build: {
      ssr: true,
      outDir: OUT,
      emptyOutDir: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: {
        input: Object.fromEntries(entries.map((entry) => [entry, join(SOURCE, `${entry}.ts`)])),
        external: (id) => !id.startsWith('.') && !isAbsolute(id),
        output: { preserveModules: true, preserveModulesRoot: SOURCE, entryFileNames: '[name].js' },
      },
    },
  });

const buildStyleSheets = () =>
  build({
    ...shared,
    plugins: [tailwindcss()],
    // Relative picture URLs.
    base: './',
    build: {
      outDir: OUT,
      emptyOutDir: false,
      minify: false,
      // Two themes on one page need `light-dark()` untransformed.
      cssTarget: 'esnext',
      rolldownOptions: {
        input: Object.fromEntries(STYLE_SHEETS.map((name) => [name, join(KIT, `${name}.css`)])),
        output: { assetFileNames: '[name][extname]' },
      },
    },
  });

const writeManifest = () => {
  const { name, version, dependencies } = JSON.parse(readFileSync(join(UI, 'package.json'), 'utf8'));
  const { react, 'react-dom': reactDom, ...own } = dependencies;
  const modules = FOLDERS.map((folder) => [
    `./${folder}/*`,
    { types: `./${folder}/*/index.d.ts`, default: `./${folder}/*/index.js` },
  ]);
  const styles = ['styles', 'font', ...STYLE_SHEETS].map((sheet) => [`./${sheet}.css`, `./${sheet}.css`]);
  const manifest = {
    name,
    version,
    description: 'The components, tokens and pages of SMS Dashboard',
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: Object.fromEntries([...styles, ...modules, ['./package.json', './package.json']]),
    dependencies: own,
    peerDependencies: { react: `^${react}`, 'react-dom': `^${reactDom}` },
    publishConfig: { access: 'restricted' },
  };
  writeFileSync(join(OUT, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
};

rmSync(OUT, { recursive: true, force: true });
await Promise.all([emitKitTypes({ project: KIT, out: OUT }), buildModules(), buildStyleSheets()]);
for (const file of ['font.css', 'inter.woff2', 'tokens.json'])
  cpSync(join(SOURCE, 'tokens', file), join(OUT, file));
cpSync(join(KIT, 'styles.css'), join(OUT, 'styles.css'));
cpSync(join(UI, 'kit/README.md'), join(OUT, 'README.md'));
writeManifest();
console.log(`Made ${relative(resolve(), OUT)}: npm pack ./${relative(resolve(), OUT)}`);
