/** Fetched when somebody asks whether it was fair. */
export { verify } from '@spellendoos/fair'
