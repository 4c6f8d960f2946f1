// @ts-check
import autocannon from 'autocannon'

const CONNECTIONS = 16

/**
 * As many requests as it answers, on sixteen connections: for some seconds, or an amount of them.
 * @param {{ query: string, variables: Record<string, unknown> }} operation
 * @param {string} origin
 * @param {{ headers: Record<string, string>, seconds?: number, amount?: number }} options
 * @returns {Promise<{ perSecond: number, times: number[] }>}
 */
export const load = ({ query, variables }, origin, { headers, seconds, amount }) =>
  new Promise((resolve, reject) => {
    /** @type {number[]} */
    const times = []
    let failed = 0
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
      (error) => {
        if (error ?? failed > 0) return reject(error ?? new Error(`${origin} failed ${failed} times`))
        resolve({ perSecond: times.length / ((performance.now() - start) / 1000), times })
      },
    )
    run.on('response', (_client, status, _bytes, ms) => {
      if (status === 200) times.push(ms)
      else failed++
    })
  })
