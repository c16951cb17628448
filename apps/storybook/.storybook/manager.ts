import { Clock, Database, Moon, Rss, type IconNode } from 'lucide';
import { createElement, type ReactNode } from 'react';
import { Select } from 'storybook/internal/components';
import { addons, types, useGlobals, useGlobalTypes } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import type { Menu } from '../../dashboard/src/testing/story-kit/toolbar';

addons.setConfig({
  sidebar: {
    // An open section makes each of its rows, which takes longer than all the rest.
    collapsedRoots: ['primitives', 'parts', 'shell', 'pages', 'scenarios', 'flows'],
  },
  theme: create({
    base: 'light',
    brandTitle: 'SMS Dashboard',
    fontBase: 'Inter, sans-serif',
    colorPrimary: '#2563eb',
    colorSecondary: '#2563eb',
  }),
});

// Without JSX: it would import another React than that of Storybook.
const glyph = (icon: IconNode): ReactNode =>
  createElement(
    'svg',
    {
      width: 14,
      height: 14,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      'aria-hidden': true,
    },
    ...icon.map(([tag, attributes]) => createElement(tag, attributes)),
  );

interface GlobalMenuProps {
  readonly name: string;
  readonly icon: IconNode;
}

/** A menu of `globalTypes`. It is grey, without a label, while its first item is chosen, which is the default. */
function GlobalMenu({ name, icon }: GlobalMenuProps) {
  const [globals, updateGlobals] = useGlobals();
  const { menu } = (useGlobalTypes()[name] ?? {}) as { readonly menu?: Menu };
  if (menu === undefined) return null;
  const [standard, ...others] = menu.items;
  const chosen = String(globals[name]);
  return createElement(Select, {
    key: chosen,
    size: 'small',
    padding: 'small',
    ariaLabel: menu.title,
    tooltip: menu.title,
    icon: glyph(icon),
    options: others.map(({ value, title, description }) => ({
      value,
      title,
      ...(description && { description }),
    })),
    ...(chosen !== standard.value && { defaultOptions: chosen }),
    resetLabel: standard.title,
    onReset: () => updateGlobals({ [name]: standard.value }),
    onSelect: (value) => updateGlobals({ [name]: String(value) }),
  });
}

interface Place {
  readonly storyId?: string | undefined;
  readonly viewMode?: string | undefined;
}

const isEverywhere = ({ viewMode }: Place): boolean => viewMode === 'story' || viewMode === 'docs';
const isStory = ({ viewMode }: Place): boolean => viewMode === 'story';
/** The screens on the simulated backend. */
const isScreen = (place: Place): boolean => isStory(place) && /^(scenarios|flows)-/.test(place.storyId ?? '');

/** Menus are only where they change something. */
const MENUS: readonly (GlobalMenuProps & { readonly match: (place: Place) => boolean })[] = [
  { name: 'theme', icon: Moon, match: isEverywhere },
  { name: 'scenario', icon: Database, match: isScreen },
  { name: 'minutes', icon: Clock, match: isScreen },
  { name: 'connection', icon: Rss, match: isScreen },
];

addons.register('product', () => {
  for (const { match, ...menu } of MENUS) {
    addons.add(`product/${menu.name}`, {
      type: types.TOOL,
      title: menu.name,
      match,
      render: () => createElement(GlobalMenu, menu),
    });
  }
});
