export {
  $statement,
  earlierRecordsClicked,
  statementOpened,
  statementRefreshClicked,
  type StatementRowView,
  type StatementView,
} from './statement';
