/* global document */
const review = JSON.parse(document.getElementById('review').textContent);
const filters = document.getElementById('filters');
const chosen = new Set();

/** An element with attributes and children. */
const element = (tag, attributes = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), attributes);
  made.append(...children);
  return made;
};

const picture = (src, alt) => element('img', { src, alt, loading: 'lazy' });

/** Both screenshots on top of each other, with a slider between them. */
const over = (view, { before, after }) => {
  const stack = element(
    'div',
    { className: `over ${view}` },
    picture(before, 'Before'),
    picture(after, 'After'),
  );
  const slider = element('input', { type: 'range', value: 50, ariaLabel: 'How much of the new picture' });
  // Swiping right shows more of the old screenshot; a thicker onion skin shows more of the new one.
  slider.addEventListener('input', () => stack.style.setProperty('--share', `${slider.value}%`));
  return [slider, stack];
};

const views = {
  pair: ({ before, after }) => [
    element('div', { className: 'pair' }, picture(before, 'Before'), picture(after, 'After')),
  ],
  swipe: (change) => over('swipe', change),
  onion: (change) => over('onion', change),
  difference: ({ difference }) => [picture(difference, 'What differs')],
};

const shot = (change, view) => {
  const box = element('input', {
    type: 'checkbox',
    checked: chosen.has(change.id),
    ariaLabel: 'Accept this story',
  });
  box.addEventListener('change', () => {
    if (box.checked) chosen.add(change.id);
    else chosen.delete(change.id);
    show();
  });
  const said = change.pixels === null ? change.change : `${change.pixels.toLocaleString('en')} px differ`;
  const caption = element('figcaption', {}, ...(change.isAccepted ? [] : [box]), `${change.mode} · ${said}`);
  const shown =
    change.change === 'changed'
      ? views[view](change)
      : [picture(change.after ?? change.before, change.change)];
  return element('figure', {}, caption, ...shown);
};

const storyLink = ({ id, name }) =>
  element('a', { href: `http://localhost:6006/?path=/story/${id}`, target: 'story' }, name);

const grouped = (list, key) => {
  const groups = new Map();
  for (const item of list) groups.set(item[key], [...(groups.get(item[key]) ?? []), item]);
  return groups;
};

const component = (title, changes, view) => [
  element('h2', { id: title }, title),
  ...[...grouped(changes, 'id').values()].flatMap((ofStory) => [
    element('h3', {}, storyLink(ofStory[0])),
    element('div', { className: 'shots' }, ...ofStory.map((change) => shot(change, view))),
  ]),
];

const pairSection = () =>
  review.identicalStories.length === 0
    ? []
    : [
        element('h2', { id: 'identical' }, 'Stories with the same picture'),
        ...review.identicalStories.map(({ picture: src, stories }) =>
          element(
            'figure',
            {},
            element('figcaption', {}, ...stories.map(storyLink)),
            picture(src, 'The picture they share'),
          ),
        ),
      ];

const isShown = (change, { change: kind, mode }) => {
  if (mode !== '' && change.mode !== mode) return false;
  if (kind === 'accepted') return change.isAccepted;
  return !change.isAccepted && (kind === '' || change.change === kind);
};

/** Renders the page for the selection in its header. */
const show = () => {
  const asked = Object.fromEntries(new FormData(filters));
  const shown = grouped(
    review.changes.filter((change) => isShown(change, asked)),
    'title',
  );
  const [nav, main, footer] = ['nav', 'main', 'footer'].map((tag) => document.querySelector(tag));
  nav.replaceChildren(
    ...[...shown].map(([title, { length }]) =>
      element('a', { href: `#${title}` }, title, element('span', {}, length)),
    ),
    ...(review.identicalStories.length > 0 ? [element('a', { href: '#identical' }, 'Same picture')] : []),
  );
  main.replaceChildren(
    ...[...shown].flatMap(([title, changes]) => component(title, changes, asked.view)),
    ...pairSection(),
  );
  footer.hidden = chosen.size === 0;
  document.getElementById('command').textContent = `node scripts/visual/accept.mjs ${[...chosen].join(' ')}`;
};

const count = (kind) =>
  review.changes.filter(({ change, isAccepted }) => change === kind && !isAccepted).length;
document.getElementById('summary').textContent =
  `${review.pictures} pictures against ${review.base} (${review.commit}): ` +
  `${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ` +
  `${review.changes.filter(({ isAccepted }) => isAccepted).length} accepted`;
for (const mode of new Set(review.changes.map(({ mode }) => mode))) {
  filters.elements.mode.append(element('option', { value: mode }, mode));
}
filters.addEventListener('change', show);
document
  .getElementById('copy')
  .addEventListener('click', () =>
    navigator.clipboard.writeText(document.getElementById('command').textContent),
  );
show();
