/**
 * Words that names no longer use, each with the term of docs/glossary.md. A word is matched as a part of a name:
 * `twin` is found in `hasTwin`, `$twinPurchase` and `TWINS`, and not in `twine`.
 */
const FORBIDDEN = [
  ['aftermath|fallout', 'follow-up or next steps'],
  ['aloneInBrowser|tabGroup', '`singleTabChannel` and `tabChannel`'],
  ['alarms?|rang', 'timer and fired'],
  ['awake|thawed|atRest|onItsOwn', 'active, resumed, idle and fallback'],
  ['busyness', 'activity'],
  ['catchUp|gapWatch|missedNews', 'away summary'],
  ['choiceNotes', 'restrictions'],
  ['concernsSomebody|notFoundMeans|outlivesPage', '`isUserFacing`, `valueOn404` and `keepalive`'],
  ['endedNumbers|watchEnds', 'inactive numbers and expiry monitor'],
  ['giveUpClicked|userNeeded', '`abandonClicked` and `actionRequired`'],
  ['guideRead|boughtElsewhere', 'guide dismissed and external purchase'],
  ['happenings?', 'commands'],
  ['hear|heard|unheard|hearServerTime', 'receive, received, or the name of the spy'],
  ['kept', 'stored'],
  ['ladders?', 'alternatives'],
  ['lateParts?|lateDialog', 'lazy components'],
  ['leadPassed|letLeadGo|followLead', 'leader election: `releaseLock`, `isLeader`'],
  ['likelyPage|loadAtRest', 'session hint and load on idle'],
  ['manners|habits|spoiling|turningAway', 'server quirks, delivery profile, corruption and rejection'],
  ['moneyAttempt|moneyLookUps|lookUpTimes|timeCame', 'reconciled mutation and its schedule'],
  ['moneyMayHaveMoved', '`mayHaveCharged`'],
  ['news', 'message, update or changes'],
  ['nobody|somebody|anybody', 'what the case is: signed out, none, any user'],
  ['otherTabs|takeTurns', 'session channel and `withLock`'],
  ['overtaken|outlived', 'aborted'],
  ['purchaseHeldBy|isWizardHeld', '`$purchaseLockedBy` and `isDisabled`'],
  ['successRecord|purchaseSample', 'success-rate stats and analytics row'],
  ['topUpReturn|wayBack|interruptedPurchase', 'resume purchase'],
  ['twins?', 'duplicate or pair'],
  ['unsettledPurchase|keepIntent', 'pending purchase and `persistPending`'],
  ['untold', 'unreported'],
  ['watchedPrices|priceWatch|stockWatch', 'price alert and stock alert'],
  ['wish|wished', 'request and requested'],
];

const upperCase = (word) => word.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** Parts of a name that are one of the words, in any of the ways of writing names. */
const pattern = (words) =>
  words
    .split('|')
    .flatMap((word) => [
      `(^|[^A-Za-z])${word}(?![a-z])`,
      `${word[0].toUpperCase()}${word.slice(1)}(?![a-z])`,
      `(^|_)${upperCase(word)}(?![A-Z])`,
    ])
    .join('|');

export const forbiddenNames = [
  ...FORBIDDEN.map(([words, term]) => ({
    selector: `:matches(Identifier, JSXIdentifier)[name=/${pattern(words)}/]`,
    message: `The term is ${term} (docs/glossary.md).`,
  })),
  {
    // `told` is a field of messages between tabs, which may run different builds.
    selector:
      ':not(MemberExpression, Property, TSPropertySignature) > Identifier[name=/^told$|Told(?![a-z])/]',
    message: 'The term is received, sent or announced (docs/glossary.md).',
  },
];
