/** Follows redirects with cookies, as a browser does, to a page or to a URL for which `stopAt` is true. */
export const followRedirects = async (start: string, stopAt: (url: URL) => boolean) => {
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
