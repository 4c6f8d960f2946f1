/**
 * The link and the label of a web address, as the server accepts them: http or https, without user name and password. Null for
 * anything else: a `javascript:` address must never become a link.
 */
export const webAddress = (text: string | null) => {
  if (text === null || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const { username, password } = new URL(text)
  if (username !== '' || password !== '') return null
  return { href: text, label: text.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '') }
}
