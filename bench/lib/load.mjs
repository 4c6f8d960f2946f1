// @ts-check
import autocannon from 'autocannon'

const CONNECTIONS = 16

/** @typedef {{ errors: number, non2xx: number, requests: { sent: number } }} Result */

/**
 * Describes the failures of a run. autocannon counts no error when the server closes a connection, so lost requests are
 * counted here.
 * @param {Result} result
 * @param {number} answered
 * @param {number} inFlight requests at the end
 */
const failures = ({ errors, non2xx, requests }, answered, inFlight) => {
  const lost = requests.sent - answered - inFlight
  return errors || non2xx || lost > 0
    ? `${non2xx} answers were no success, ${errors} connections failed or timed out, ${lost} requests were lost`
    : ''
}

/**
 * Sends requests on sixteen connections, each after the answer to the last: for some seconds, or an amount of them.
 * @param {{ query: string, variables: Record<string, unknown> }} operation
 * @param {string} origin
 * @param {{ headers: Record<string, string>, seconds?: number, amount?: number }} options
 * @returns {Promise<{ perSecond: number, times: number[] }>}
 */
export const load = ({ query, variables }, origin, { headers, seconds, amount }) =>
  new Promise((resolve, reject) => {
    /** @type {number[]} */
    const times = []
    /** @param {unknown} _client @param {number} _status @param {number} _bytes @param {number} ms */
    const onResponse = (_client, _status, _bytes, ms) => times.push(ms)
    const start = performance.now()
    const run = autocannon(
      {
        url: `${origin}/graphql`,
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
        connections: CONNECTIONS,
        ...(amount ? { amount } : { duration: seconds }),
      },
      (/** @type {Error | null} */ error, /** @type {Result} */ result) => {
        if (error) return reject(error)
        const problem = failures(result, times.length, amount ? 0 : CONNECTIONS)
        if (problem) return reject(new Error(`${origin}: ${problem}`))
        resolve({ perSecond: times.length / ((performance.now() - start) / 1000), times })
      },
    )
    run.on('response', onResponse)
  })
