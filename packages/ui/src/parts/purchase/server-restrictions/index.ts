export {
  ServerRestrictions,
  type ServerRestrictionKind,
  type ServerRestrictionsProps,
} from './server-restrictions';
