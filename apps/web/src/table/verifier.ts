/** Loaded when a player asks whether chance was fair. */
export { verify } from '@spellendoos/fair'
