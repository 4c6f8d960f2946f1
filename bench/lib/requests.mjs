// @ts-check
import { randomInt } from 'node:crypto'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'

const json = { 'content-type': 'application/json' }

const randomAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/**
 * Sends a request on a new connection.
 * @param {string} url
 * @param {import('node:http').RequestOptions} options
 * @param {string} [body]
 * @returns {Promise<{ status: number | undefined, body: string, ms: number }>}
 */
export const send = (url, options = {}, body) =>
  new Promise((resolve, reject) => {
    const start = performance.now()
    request(url, { agent: false, ...options }, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode, body, ms: performance.now() - start }),
        // The connection is lost within the answer.
        reject,
      )
    })
      .on('error', reject)
      .end(body)
  })

/**
 * Sends an operation and returns its data, whose type the caller names. Throws on errors.
 * @template Data
 * @param {string} origin
 * @param {{ query: string, variables?: Record<string, unknown> }} operation
 * @param {Record<string, string>} headers
 * @returns {Promise<Data>}
 */
export const execute = async (origin, { query, variables }, headers = {}) => {
  const options = { method: 'POST', headers: { ...json, ...headers } }
  const { status, body } = await send(`${origin}/graphql`, options, JSON.stringify({ query, variables }))
  /** @type {{ data?: Data, errors?: unknown }} */
  const { data, errors } = JSON.parse(body)
  if (status !== 200 || errors || !data) throw new Error(`${origin} answered ${status}: ${body.slice(0, 500)}`)
  return data
}

/**
 * Sends a mutation from a random address, so that the rate limits by address don't apply.
 * @param {string} origin
 * @param {string} query
 * @param {Record<string, unknown>} input
 * @param {string} expected the member of the result union
 * @returns milliseconds until the answer
 */
export const mutate = async (origin, query, input, expected) => {
  const headers = { ...json, 'x-forwarded-for': randomAddress() }
  const body = JSON.stringify({ query, variables: { input } })
  const answer = await send(`${origin}/graphql`, { method: 'POST', headers }, body)
  if (!answer.body.includes(`"${expected}"`)) throw new Error(`Not ${expected}: ${answer.status} ${answer.body}`)
  return answer.ms
}
