/** The marketplace of a browser can't be opened, for a reason that people can read. Nothing that was kept is lost. */
export class OpenError extends Error {
  override readonly name = 'OpenError'
}
