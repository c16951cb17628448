/**
 * `node scripts/quality/texts.mjs`: prints every text of the interface, with file and line.
 *
 * '=' marks a text that the specification spells (apps/storybook/e2e/spec-texts.ts): it stays as it is.
 * `node scripts/quality/texts.mjs payments` prints only the files whose path contains the word.
 */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const FOLDERS = [
  ...['features', 'rules', 'reconciled-mutation', 'realtime', 'api', 'storage'].map(
    (name) => `packages/domain/src/${name}`,
  ),
  'packages/ui/src',
  'apps/dashboard/src',
];
const NOT_SHOWN = /\.(stories|states|samples|fixture|docs|test)\.|\/(story-kit|testing)\//;

const specTexts = readFileSync('apps/storybook/e2e/spec-texts.ts', 'utf8');

/** Attributes and calls whose strings the user never reads. */
const CODE_ATTRIBUTES =
  /^(className|key|id|href|to|type|role|name|autoComplete|inputMode|data-.*|d|viewBox)$/;
const CODE_CALLS = /^(classes|querySelector|getElementById|includes|startsWith)$/;

/** True for words with a space between them, or for one capitalised word. */
const isText = (text) =>
  /^[^a-z]*[A-Z][a-z]/.test(text) ||
  (/[a-z]{2,} [a-z]/.test(text) && !/(^| )[\w[\]().]+[-:][\w[]/.test(text));

const textOf = (node) => {
  if (ts.isJsxText(node)) return node.text.replace(/\s+/g, ' ').trim();
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return '';
  const spans = node.templateSpans.map(
    ({ expression, literal }) => `{${expression.getText()}}${literal.text}`,
  );
  return node.head.text + spans.join('');
};

const isCode = (node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isJsxAttribute(node) && CODE_ATTRIBUTES.test(node.name.getText())) ||
  (ts.isCallExpression(node) && CODE_CALLS.test(node.expression.getText().split('.').pop()));

const printTexts = (file) => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    if (isCode(node)) return;
    const text = textOf(node);
    if (isText(text)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      console.log(`${specTexts.includes(text) ? '=' : ' '} ${file}:${line}\t${text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
};

const [word = ''] = process.argv.slice(2);
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`),
);
const shown = files.filter((file) => /\.tsx?$/.test(file) && !NOT_SHOWN.test(file) && file.includes(word));
if (shown.length === 0) {
  console.error(`No file with texts has '${word}' in its path. Type: npm run texts -- payments`);
  process.exitCode = 1;
}
for (const file of shown.sort()) printTexts(file);
