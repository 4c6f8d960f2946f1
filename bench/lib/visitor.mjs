// @ts-check
import { randomInt } from 'node:crypto'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'

const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/**
 * On a connection of its own, as by somebody new.
 * @param {string} url
 * @param {import('node:http').RequestOptions} options
 * @param {string} [body]
 * @returns {Promise<{ status: number | undefined, body: string, ms: number }>}
 */
export const send = (url, options = {}, body) =>
  new Promise((resolve, reject) => {
    const start = performance.now()
    request(url, { agent: false, ...options }, async (response) => {
      resolve({ status: response.statusCode, body: await text(response), ms: performance.now() - start })
    })
      .on('error', reject)
      .end(body)
  })

/**
 * An operation as somebody sends it who has not been here before: their address counts no try yet.
 * @param {string} origin
 * @param {string} query
 * @param {Record<string, unknown>} input
 * @param {string} expected the member of the result union
 * @returns milliseconds until the answer
 */
export const mutate = async (origin, query, input, expected) => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': newAddress() }
  const body = JSON.stringify({ query, variables: { input } })
  const answer = await send(`${origin}/graphql`, { method: 'POST', headers }, body)
  if (!answer.body.includes(`"${expected}"`)) throw new Error(`Not ${expected}: ${answer.status} ${answer.body}`)
  return answer.ms
}
