const MAX_LENGTH = 500

/** An absolute http or https address. A user name or password in it would only mislead, so it has none. */
export const isWebAddress = (text: string) => {
  if (text.length > MAX_LENGTH || !/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

/** A web address that begins with `https://`. */
export const isHttpsAddress = (text: string) => text.startsWith('https://') && isWebAddress(text)
