/** Fetched when chance is sealed, or when somebody asks whether it was fair. */
export { seatSeal, verify } from '@spellendoos/fair'
