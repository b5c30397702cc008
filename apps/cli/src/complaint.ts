/** Something the person at the keyboard got wrong, as a sentence to show instead of a stack trace. */
export class Complaint extends Error {
  readonly status: number
  constructor(sentence: string, status = 1) {
    super(sentence)
    this.status = status
  }
}
