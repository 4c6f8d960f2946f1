/** Returns a function that calls another on its first call, and returns the same result on all later ones. */
export const once = <Result>(read: () => Promise<Result>) => {
  let result: Promise<Result> | undefined
  return () => {
    result ??= read()
    return result
  }
}
