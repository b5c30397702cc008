/** A mistake of the person at the keyboard, shown as a sentence instead of a stack trace. */
export class UserError extends Error {
  readonly status: number
  constructor(sentence: string, status = 1) {
    super(sentence)
    this.status = status
  }
}
