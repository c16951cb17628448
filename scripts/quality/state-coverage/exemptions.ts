/**
 * Cases without a story, each with the reason: a component, one of its properties, a member ('Button.size="lg"'), a
 * union of the domain or a scenario.
 */
export const exemptions: Readonly<Record<string, string>> = {
  'PasswordField.autoComplete': 'Tells the browser which password to offer; looks the same.',
  'ChoiceList.rows.kind': 'Rows are made by section(), which every story of a list calls.',
  'ApiError.kind="refused"': 'Nothing was sent: no user can bring this about.',
  'ApiError.kind="stale-session"': 'The user has signed out; nothing is shown.',
  'ApiError.kind="aborted"': 'No caller waits for the response; nothing is shown.',
  BatchAction: 'What happens to several purchases; what they are then is a state.',
  CommonErrorCode: 'The page Error catalogue has them all: it is generated from the contract.',
  CallClass: 'How a call is sent.',
  IntentName: 'A name in the storage of the browser.',
  StorageKey: 'A name in the storage of the browser.',
  Limiter: 'Which limit of the server counts a call.',
  'Operation.method': 'How a call is sent.',
  'UnconfirmedPurchase.state': 'Decides the last stations of a purchase, each of which has its story.',
  OperationName: 'Names of calls.',
  'ErrorReport.kind': 'Reported to operators; no user sees it.',
  RealtimeMessageType: 'Names of messages; what a message changes is a state.',
  RegistrationField: 'Names of fields; every story of the form has them all.',
  'SessionMessage.type': 'Sent between tabs.',
};
