const MAX_LENGTH = 500

/** True for an absolute http or https URL without user name and password, which could pass for the host. */
export const isWebAddress = (text: string) => {
  if (text.length > MAX_LENGTH || !/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

/** True for a web address that begins with `https://`, in capital letters or small ones: phones write `Https://`. */
export const isHttpsAddress = (text: string) => /^https:/i.test(text) && isWebAddress(text)
