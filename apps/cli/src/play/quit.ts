/** The player left: the input ended, or Ctrl-C was pressed. */
export class Quit extends Error {
  readonly status: number
  constructor(status = 0) {
    super('quit')
    this.status = status
  }
}
