export * from './operator-list';
