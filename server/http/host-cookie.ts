/**
 * An HttpOnly, SameSite cookie. Over https the `__Host-` prefix binds it to this host, so that other hosts of the domain can't
 * set it.
 */
export const hostCookie = (plainName: string, secure: boolean) => {
  const name = secure ? `__Host-${plainName}` : plainName
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return {
    read: (header: string | undefined) =>
      header
        ?.split(';')
        .map((part) => part.trim().split('='))
        .find(([key]) => key === name)?.[1],
    /** Without `seconds` the cookie ends with the browser session. */
    set: (value: string, seconds?: number) =>
      `${name}=${value}; ${attributes}${seconds === undefined ? '' : `; Max-Age=${seconds}`}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  }
}
