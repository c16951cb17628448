import type { ComponentDocs } from '../../../story-kit';

export const componentDocs: ComponentDocs = {
  summary: 'Says that payments are monitored live, and how many are pending and verifying, in one slim line.',
  whenToUse: ['Once on the payments page.'],
  whenNot: [
    'For a single payment: its row says its state.',
    'For the count in the header, which is a link of its own.',
  ],
  dos: ['Tint it only while there is something under way.', 'Keep its height in every state.'],
  donts: [
    'Do not make it a box that is always loud: it would not be seen on the day it matters.',
    'Do not add buttons; they stand in the rows.',
  ],
  anatomy: [
    { part: 'Picture', selector: 'section > svg' },
    { part: 'Name', selector: 'section h2' },
    { part: 'Counts', selector: '[role="status"]' },
  ],
  keyboard: [],
  screenReader: [
    "A region named 'Real-time Payment Monitoring'.",
    "The counts are a status: '2 pending · 1 verifying' is announced when it changes.",
  ],
  decisions: [24],
};
