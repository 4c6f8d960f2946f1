import expressCors from 'cors'

/**
 * Lets pages of the origins use the API: anonymously, or with an access token. Cookies don't count there (see visitor.ts), so
 * credentials are not allowed. Preflights of other origins are not answered.
 */
export const cors = (origins: readonly string[]) =>
  expressCors({
    origin: (origin, decide) =>
      decide(
        null,
        origins.find((listed) => listed === origin),
      ),
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'],
    exposedHeaders: ['retry-after', 'www-authenticate', 'x-request-id'],
    maxAge: 600,
  })
