interface Reason {
  name?: unknown
  /** The class of an error of Stripe. */
  type?: unknown
  code?: unknown
  responseCode?: unknown
}

/** The kind of an error, to log without its message, which may hold addresses or card data. */
export const reasonOf = (error: unknown): Reason => {
  const { name, type, code, responseCode }: Reason = Object(error)
  return { name, type, code, responseCode }
}
