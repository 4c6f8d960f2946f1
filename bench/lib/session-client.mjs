// @ts-check
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

let clients = 0

/**
 * Creates a client that keeps one connection and its session cookie.
 * @param {string} origin
 */
export const createSessionClient = (origin) => {
  clients += 1
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  // Each client has its own address, because registrations are rate-limited by address.
  const address = `10.1.${clients >> 8}.${clients & 255}`
  let cookie = ''

  /**
   * Sends an operation. The caller names the type of the data, which the operation selects.
   * @template Data
   * @param {string} query
   * @param {Record<string, unknown>} variables
   * @returns {Promise<{ data: Data, ms: number }>}
   */
  const execute = (query, variables = {}) =>
    new Promise((resolve, reject) => {
      const start = performance.now()
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, cookie }
      request(`${origin}/graphql`, { method: 'POST', agent, headers }, async (response) => {
        const body = await text(response).catch(() => '')
        const ms = performance.now() - start
        cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie
        // A lost connection leaves no body.
        /** @type {{ data?: Data, errors?: unknown }} */
        const { data, errors } = body ? JSON.parse(body) : {}
        if (errors || !data) reject(new Error(`Refused: ${response.statusCode} ${body.slice(0, 500)}`))
        else resolve({ data, ms })
      })
        .on('error', reject)
        .end(JSON.stringify({ query, variables }))
    })

  return {
    execute,
    /** The header of its requests. */
    cookie: () => cookie,

    /**
     * @param {string} email
     * @param {Record<string, unknown>} [company] role and company of a seller
     */
    register: async (email, company) => {
      const input = { name: 'Ada Byron', email, password: 'correct horse', ...company }
      /** @type {{ data: { register: { user: { id: string } } } }} */
      const { data } = await execute(
        'mutation ($input: RegisterInput!) { register(input: $input) { ... on RegisterSuccess { user { id } } } }',
        { input },
      )
      return data.register.user.id
    },

    /** Subscribes to live events. Returns a function that unsubscribes. */
    subscribe: () =>
      new Promise((resolve, reject) => {
        const headers = { 'content-type': 'application/json', accept: 'text/event-stream', cookie }
        const stream = request(`${origin}/graphql/stream`, { method: 'POST', agent: false, headers }, (response) => {
          if (response.statusCode !== 200) return reject(new Error(`No subscription: ${response.statusCode}`))
          response.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
            if (text.includes('"errors"')) reject(new Error(`Refused: ${text}`))
            if (text.includes('READY')) resolve(() => stream.destroy())
          })
        })
        // Unsubscribing destroys the stream, and the server may stop first: both are errors of the stream.
        stream.on('error', () => {})
        stream.end(JSON.stringify({ query: 'subscription { liveEvents { kind subjectId sequence } }' }))
      }),
  }
}
