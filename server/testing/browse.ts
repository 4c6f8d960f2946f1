/** A browser as far as redirects and cookies go: it follows until an address that `stopAt` names, and says what it got. */
export const browse = async (start: string, stopAt: (url: URL) => boolean) => {
  const cookies = new Map<string, string>()
  let url = new URL(start)
  for (;;) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) return { url, html: await response.text() }
    url = new URL(location, url)
    if (stopAt(url)) return { url, html: '' }
  }
}
