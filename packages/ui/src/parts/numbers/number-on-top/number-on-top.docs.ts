import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  whenToUse: ["In the window that 'Keep on top' of a card opens, where the browser has such windows."],
  dos: ['Fill the Copy of the code: it is the only filled button of the window.'],
  donts: ['Do not put actions here that cost or end anything: the card has them.'],
  anatomy: {
    Service: 'h1',
    'Time remaining': '[role="timer"]',
    'Phone number': 'bdi[id$="-phone"]',
    Status: '[role="status"]',
  },
  screenReader: ["A heading with the service; a status says 'Waiting for SMS', then 'SMS Received'."],
  decisions: [43],
};
