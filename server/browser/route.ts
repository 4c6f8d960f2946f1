/** Answers a request whose path has matched; `name` is the part of the path in parentheses. */
type Handler = (request: Request, name: string, query: Record<string, string>) => Promise<Response | undefined>

export type Route = readonly [method: 'GET' | 'POST', path: RegExp, handle: Handler]
