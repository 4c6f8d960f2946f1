/**
 * Where to go after sign-in: `?next=`, where that is a path of this site. `//host` and `/\host` are other sites, and so
 * is `/` with a tab between the two, which browsers leave out.
 */
export const nextPath = (params: URLSearchParams) => {
  const next = params.get('next') ?? ''
  return /^\/(?![/\\])\P{Cc}*$/u.test(next) ? next : undefined
}
