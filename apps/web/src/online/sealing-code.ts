/** Fetched when chance is sealed, when a link is opened, and when a match is signed or verified. */
export {
  isLater,
  LinkChain,
  linksOf,
  publicKeyOf,
  seatStatement,
  signed,
  verify,
  verifying,
} from '@spellendoos/fair'
