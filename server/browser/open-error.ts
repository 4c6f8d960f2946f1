/** The marketplace of a browser can't be opened. `remedy`: what may help without a loss of data. */
export class OpenError extends Error {
  override readonly name = 'OpenError'

  constructor(
    message: string,
    readonly remedy: 'retry' | 'reload all',
  ) {
    super(message)
  }
}
