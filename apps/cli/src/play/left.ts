/** Somebody left: the input ended, or Ctrl-C was pressed. */
export class Left extends Error {
  readonly status: number
  constructor(status = 0) {
    super('left')
    this.status = status
  }
}
