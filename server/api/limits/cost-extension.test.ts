import { afterAll, describe, expect, test } from 'vitest'
import { startServer } from '../../testing/test-server'

describe('cost in the response', async () => {
  const { post } = await startServer({ config: { costPerSecond: 1_000 }, until: afterAll })
  const send = async (body: object) => (await post(JSON.stringify(body))).json()
  const query = 'query ($n: Int!) { services(first: $n) { nodes { category { id } } } }'

  test('a request with the extension `cost` gets the cost of its operation, and the limit', async () => {
    const { data, extensions } = await send({ query, variables: { n: 20 }, extensions: { cost: true } })
    expect(data.services.nodes).toHaveLength(20)
    const throttleStatus = { maximumAvailable: 50_000, currentlyAvailable: expect.any(Number), restoreRate: 1_000 }
    expect(extensions).toEqual({ cost: { requestedQueryCost: 41, maximumQueryCost: 2_000, throttleStatus } })
    expect(extensions.cost.throttleStatus.currentlyAvailable).toBeLessThan(50_000)
  })

  test('a request without the extension gets no cost', async () => {
    const request = { query: '{ stats { label } }' }
    await send({ ...request, extensions: { cost: true } })
    for (const extensions of [undefined, {}, { cost: false }]) {
      expect(await send({ ...request, extensions })).toEqual({ data: expect.anything() })
    }
  })

  test('a response with the cost is not cached, because it tells the state of the bucket', async () => {
    const request = { query: '{ stats { label } }', extensions: { cost: true } }
    const response = await post(JSON.stringify(request))
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await response.json()).extensions.cost.requestedQueryCost).toBeGreaterThan(0)
  })

  test('without a limit per second there is no state of a bucket', async () => {
    const { post: unlimited } = await startServer()
    const { extensions } = await (
      await unlimited(JSON.stringify({ query: '{ stats { label } }', extensions: { cost: true } }))
    ).json()
    expect(extensions).toEqual({ cost: { requestedQueryCost: 10, maximumQueryCost: 2_000 } })
  })

  test('an operation that is refused has no cost', async () => {
    expect(await send({ query: '{ wrong }', extensions: { cost: true } })).not.toHaveProperty('extensions')
  })
})
