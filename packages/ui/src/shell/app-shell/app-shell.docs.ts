import type { ComponentDocs } from '../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'The frame around every page of a signed-in user: sidebar, header, the page, and tabs on phones.',
  whenToUse: ['Once, around all pages that need a session.'],
  whenNot: [
    'For signing in and registering: take PublicLayout.',
    'For a message that stands alone: take FullScreen.',
  ],
  dos: [
    'Pass the header as a function, so that a new balance draws the header and not the page.',
    "Let 'Close menu' stand where 'Open menu' was, so that a second press on the same place closes what the first has opened.",
  ],
  donts: [
    'Do not put anything fixed to the lower end of the window without standing on --bottom-bar.',
    'Do not add a second navigation to a page.',
  ],
  anatomy: [
    { part: 'Sidebar', selector: 'aside' },
    { part: 'Header', selector: 'header' },
    { part: 'Page', selector: 'main' },
  ],
  keyboard: [
    { keys: 'Tab', does: "Comes first to 'Skip to content', then to the header and the page." },
    { keys: "Enter on 'Skip to content'", does: 'Moves the focus to the page.' },
    {
      keys: 'Escape in the open menu',
      does: 'Closes it and gives the focus back to the button that opened it.',
    },
    {
      keys: 'Tab and Shift + Tab in the open menu',
      does: "Move through 'Close menu' and the entries; the page below cannot be reached.",
    },
  ],
  screenReader: [
    "Landmarks: complementary 'Sidebar' with the navigation 'Main', banner, main, and the navigation 'Tabs' on phones.",
    "Below 1024 px the sidebar is a modal dialog 'Menu', opened by 'Open menu' or 'More'; closed, it is not read.",
  ],
  decisions: [14, 40, 47, 59],
};
