/** Rules of this house for oxlint (.oxlintrc.json): each finds a syntax and says what to write instead. */
import { readFileSync } from 'node:fs';

/** What is there at times only: an element, another element or none, a list. */
const CONDITIONAL =
  ':matches(LogicalExpression[operator="&&"], ConditionalExpression:has(> :matches(JSXElement, JSXFragment, Literal[raw="null"])), CallExpression[callee.property.name="map"], Identifier[name="icon"])';
const TEXT =
  ':matches(TemplateLiteral, BinaryExpression[operator="+"], Identifier[name=/^(label|title|text|name|time)$/], MemberExpression[property.name=/^(label|title|text|name|time)$/], ConditionalExpression:has(> Identifier[name="children"]))';

/** A number of the specification in a text. */
const NUMBER_IN_TEXT =
  '/₦\\d|\\d[\\d,.]*( more)?[ -]?(minute|second|hour|day)|(up to|after|within) \\d|minute and a half/i';

/** The printer's width; Prettier breaks the lines of code at it, not those of comments. */
const { printWidth } = JSON.parse(readFileSync(new URL('../../.prettierrc.json', import.meta.url), 'utf8'));

const commentWidth = {
  create: ({ report, sourceCode }) => ({
    Program: () => {
      for (const node of sourceCode.getAllComments()) {
        const first = sourceCode.lines[node.loc.start.line - 1].slice(0, node.loc.start.column);
        // Behind code it is the printer's; a directive has to stay on its line.
        if (first.trim() !== '' || /^\s*(eslint|oxlint)-/.test(node.value)) continue;
        const lines = sourceCode.lines.slice(node.loc.start.line - 1, node.loc.end.line);
        if (lines.some((line) => line.length > printWidth))
          report({ node, message: `Wrap the comment at ${printWidth} characters, the width of the code.` });
      }
    },
  }),
};

const syntax = (message, ...selectors) => ({
  create: (context) => ({ [selectors.join(', ')]: (node) => context.report({ node, message }) }),
});

export default {
  meta: { name: 'house' },
  rules: {
    'comment-width': commentWidth,
    'no-html': syntax(
      'Text from outside is text: render it as a child, never as HTML.',
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    ),
    'no-import-for-effect': syntax(
      'The packages are marked free of side effects: the bundler drops a module nothing is taken from (docs/testing.md). Import a name that is used.',
      'ImportDeclaration[specifiers.length=0][source.value=/^\\./]:not([source.value=/\\.css$/])',
    ),
    'text-in-own-element': syntax(
      'Give the text an element of its own: a page translator replaces it, and React then fails to remove it or to insert before it.',
      `:matches(JSXElement, JSXFragment):has(> JSXText[value=/\\S/]) > JSXExpressionContainer > ${CONDITIONAL}`,
      `JSXExpressionContainer:has(> ${TEXT}) ~ JSXExpressionContainer > ${CONDITIONAL}`,
      `JSXExpressionContainer:has(> ${CONDITIONAL}) ~ JSXExpressionContainer > ${TEXT}`,
      'JSXExpressionContainer:has(> Identifier[name="icon"]) ~ JSXExpressionContainer > Identifier[name="children"]',
      'JSXFragment > JSXText[value=/\\S/]',
    ),
    'path-of-file-url': syntax(
      'The pathname of a file URL is percent-encoded: use fileURLToPath, or a folder with a space or an umlaut is not found.',
      ':matches(MemberExpression[property.name="pathname"], VariableDeclarator:has(ObjectPattern > Property[key.name="pathname"])) > NewExpression[callee.name="URL"]:has(MetaProperty)',
    ),
    'icon-button-closes': syntax(
      'What a cross closes, an IconButton closes (docs/ui-kit.md).',
      'JSXElement[openingElement.name.name="button"]:not(:has(> JSXElement[openingElement.name.name!="X"])) > JSXElement[openingElement.name.name="X"]',
    ),
    'no-undefined-of-store': syntax(
      'useStoreMap keeps the last value where its function returns undefined: add `?? null`.',
      ...['> ', '> ObjectExpression > Property[key.name="fn"] > '].flatMap((way) =>
        ['[body.type="ChainExpression"]', '[body.callee.property.name=/^(get|find|findLast|at)$/]'].map(
          (body) => `CallExpression[callee.name="useStoreMap"] ${way}ArrowFunctionExpression${body}`,
        ),
      ),
    ),
    'number-of-the-specification': syntax(
      'Numbers of the specification come as `limits` (decision 0001): packages/ui/src/limits.ts.',
      `JSXText[value=${NUMBER_IN_TEXT}]`,
      `Literal[value=${NUMBER_IN_TEXT}]`,
      `TemplateElement[value.raw=${NUMBER_IN_TEXT}]`,
      'VariableDeclarator[id.name=/_(MS|SECONDS|MINUTES|HOURS|DAYS|NGN|USD|ITEMS|UNSCROLLED)$/][init.type="Literal"]',
      // The end of a progress bar is a scale.
      'JSXOpeningElement:not([name.name="progress"]) > JSXAttribute[name.name=/^(min|max|step|minLength|maxLength)$/] Literal[value>0]',
    ),
  },
};
