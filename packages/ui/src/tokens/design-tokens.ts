import css from './theme.css?raw';
import { themeColours } from './theme-colours';

/** A group or a token of the Design Tokens format (designtokens.org, 2025.10). */
interface TokenGroup {
  readonly [name: string]: unknown;
}

const channelAt = (hex: string, position: number): number =>
  Math.round((parseInt(hex.slice(position, position + 2), 16) / 255) * 1e4) / 1e4;

const colour = (hex: string) => ({
  $value: {
    colorSpace: 'srgb',
    components: [1, 3, 5].map((position) => channelAt(hex, position)),
    alpha: hex.length === 9 ? channelAt(hex, 7) : 1,
    hex: hex.slice(0, 7),
  },
});

const dimension = (text: string) => ({ value: parseFloat(text), unit: text.replace(/[-\d.]/g, '') });

/** Pairs of name and value of the variables `--prefix-name`. */
const variables = (prefix: string): readonly (readonly [string, string])[] =>
  [...css.matchAll(new RegExp(`^  --${prefix}-([\\w-]+): ([^;]+);`, 'gm'))].map(
    ([, name = '', value = '']) => [name, value] as const,
  );

/** The text styles, without their unset properties. */
const textStyles = (): TokenGroup => {
  const styles: Record<string, Record<string, unknown>> = {};
  for (const [variable, value] of variables('text')) {
    const [name = '', property = 'font-size'] = variable.split('--');
    const key = property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    (styles[name] ??= {})[key] = property === 'font-weight' ? parseFloat(value) : dimension(value);
  }
  return Object.fromEntries(
    Object.entries(styles).map(([name, { fontSize, fontWeight, lineHeight }]) => [
      name,
      {
        fontSize: { $type: 'dimension', $value: fontSize },
        lineHeight: { $type: 'dimension', $value: lineHeight },
        ...(fontWeight === undefined ? {} : { fontWeight: { $type: 'fontWeight', $value: fontWeight } }),
      },
    ]),
  );
};

/**
 * The tokens of theme.css for design tools: colours of both themes, text styles and radii. `tokens.json` is this; the
 * test of this module writes it with `-u`.
 */
export const designTokens = (): TokenGroup => ({
  $description: 'SMS Dashboard. Made from theme.css: change it there.',
  color: Object.fromEntries(
    (['light', 'dark'] as const).map((theme) => [
      theme,
      { $type: 'color', ...Object.fromEntries(themeColours.map((one) => [one.name, colour(one[theme])])) },
    ]),
  ),
  text: textStyles(),
  radius: {
    $type: 'dimension',
    ...Object.fromEntries(variables('radius').map(([name, value]) => [name, { $value: dimension(value) }])),
  },
});
