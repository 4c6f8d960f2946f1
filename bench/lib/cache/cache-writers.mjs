// @ts-check
import { randomUUID } from 'node:crypto'
import { createSessionClient } from '../session-client.mjs'
import { profileRead, sendRead } from './cache-reads.mjs'

const UPDATE = 'mutation ($input: UpdateFreelancerInput!) { updateFreelancer(input: $input) { __typename } }'
const profile = { location: 'Perth', experience: '', hourlyRate: 50, skills: ['benchmarks'], description: '' }
/** The cookie of a visitor who has just logged out. */
const LOGGED_OUT = 'recent-write=1'

/** @param {string} body */
export const changeIn = (body) => Number(/Change (\d+) of /.exec(body)?.[1] ?? 0)

/**
 * Registers freelancers, who change their public profiles.
 * @param {string} origin
 * @param {number} count
 */
export const openWriters = async (origin, count) => {
  /** @type {{ client: ReturnType<typeof createSessionClient>, id: string }[]} */
  const writers = []
  for (let i = 0; i < count; i++) {
    const client = createSessionClient(origin)
    const company = { role: 'FREELANCER', companyName: 'Byron' }
    writers.push({ client, id: await client.register(`${randomUUID()}@bench.example`, company) })
  }
  let changes = 0
  /** The time of each change of a profile, in milliseconds; the changes of a writer are numbered from 1.
   * @type {Map<string, number[]>} */
  const changedAt = new Map(writers.map(({ id }) => [id, []]))

  return {
    ids: writers.map(({ id }) => id),
    changedAt,
    /**
     * Changes the profile of the next writer, who then reads it: with the session and as if just logged out, by the API and on
     * the page. Counts reads of an older profile.
     */
    write: async () => {
      const writer = writers[changes++ % count]
      if (!writer) throw new Error('There are no writers.')
      const { client, id } = writer
      const times = changedAt.get(id) ?? []
      const number = times.length + 1
      const input = { ...profile, title: `Change ${number} of many` }
      // A busy server refuses some.
      /** @type {{ data: { updateFreelancer: { __typename: string } } } | undefined} */
      const updated = await client.execute(UPDATE, { input }).catch(() => undefined)
      if (updated?.data.updateFreelancer.__typename !== 'FreelancerUpdated') return { reads: 0, stale: 0, failed: 1 }
      times.push(performance.now())
      const reads = [profileRead(id), { path: `/freelancers/${id}` }]
      const answers = await Promise.all(
        [client.cookie(), LOGGED_OUT].flatMap((cookie) => reads.map((read) => sendRead(origin, read, cookie))),
      )
      return {
        reads: answers.length,
        stale: answers.filter(({ failed, body }) => !failed && changeIn(body) < number).length,
        failed: answers.filter(({ failed }) => failed).length,
      }
    },
  }
}
