// @ts-check
import {
  FOUND_BY_ENGINE_MS,
  LONGEST_SEARCH_MS,
  machine,
  memory,
  operations,
  rendering,
  sizes,
  visitors,
} from './costs.mjs'
import { memoryShare, shareOfAnswers, zipf } from './memory-share.mjs'

/** @typedef {import('./costs.mjs').Operation} Operation */

/**
 * The ways to keep answers in memory: by each process until the next change of the catalogue, by each process for five seconds, or by all
 * processes together for five seconds.
 * @typedef {'until a change' | '5 s' | '5 s, shared'} Keeping
 */

const KEPT_SECONDS = 5
const ROUNDS = 50
/** Details of these requests are read from memory by the database. */
const HOT_REQUESTS = 0.95

const publicOperations = operations.filter(({ answers }) => answers !== undefined)

/**
 * The sum of a value over operations, weighted by their shares of all requests.
 * @param {(operation: Operation) => number} value
 * @param {readonly Operation[]} [list]
 */
const mean = (value, list = operations) => list.reduce((sum, operation) => sum + operation.share * value(operation), 0)

/** @param {number} listings */
const answersOf = (listings) => {
  const all = mean(() => 1, publicOperations)
  return publicOperations.flatMap(({ share, answers }) => {
    const { count, exponent } = answers ?? { count: 1, exponent: 1 }
    return zipf(count === 'listings' ? listings : count, exponent).map((group) => ({
      ...group,
      probability: (group.probability * share) / all,
    }))
  })
}

/** @param {number} millions */
const needsEngine = (millions) =>
  operations.some(({ databaseMsPerMillion = 0 }) => databaseMsPerMillion * millions > LONGEST_SEARCH_MS)

/**
 * @param {number} millions
 * @returns {(operation: Operation) => number}
 */
const databaseMsOf =
  (millions) =>
  ({ name, databaseMs, databaseMsPerMillion = 0 }) =>
    needsEngine(millions) && name.startsWith('search')
      ? FOUND_BY_ENGINE_MS
      : databaseMs + databaseMsPerMillion * millions

/**
 * The share of requests without a session that are answered from memory.
 * @param {import('./memory-share.mjs').Group[]} groups
 * @param {{ keeping: Keeping, rate: number, changes: number, processes: number }} state `rate` and `changes` of the catalogue are per second.
 */
const shareFromMemory = (groups, { keeping, rate, changes, processes }) => {
  if (keeping === '5 s, shared') return memoryShare(groups, KEPT_SECONDS * rate, Number.POSITIVE_INFINITY)
  const seconds = keeping === '5 s' ? KEPT_SECONDS : Math.min(1 / changes, memory.maxAgeSeconds)
  return memoryShare(groups, (seconds * rate) / processes, memory.answers)
}

/**
 * The machines that a number of listings and requests a second needs.
 * @param {{ listings: number, rate: number, keeping?: Keeping }} scenario
 */
export const machinesFor = ({ listings, rate, keeping = '5 s' }) => {
  const millions = listings / 1_000_000
  const databaseMs = databaseMsOf(millions)
  const publicShare = mean(() => 1, publicOperations)
  const publicRate = rate * publicShare * visitors.withoutSession
  const changes = rate * mean(({ changesCatalogue }) => (changesCatalogue ? 1 : 0))
  const groups = answersOf(listings)
  const pageMs = visitors.pages * rendering.pageMs
  const storedMs = visitors.pages * rendering.storedPageMs + (1 - visitors.pages) * rendering.storedAnswerMs
  const madeMs = mean(({ appMs }) => appMs + pageMs, publicOperations)
  const otherMs = mean(({ appMs, answers }) => (answers ? 0 : appMs))

  // More processes keep fewer answers each, and then more processes are needed.
  let processes = 1
  let fromMemory = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    fromMemory = visitors.withoutSession * shareFromMemory(groups, { keeping, rate: publicRate, changes, processes })
    const appCores = (rate * ((1 - fromMemory) * madeMs + fromMemory * publicShare * storedMs + otherMs)) / 1_000
    processes = Math.max(1, appCores / machine.load)
  }

  const publicMs = mean(databaseMs, publicOperations)
  const replicaCores = (rate * (visitors.withoutSession - fromMemory) * publicMs) / 1_000
  const writerMs = (1 - visitors.withoutSession) * publicMs + mean((each) => (each.answers ? 0 : databaseMs(each)))
  const writerCores = (rate * writerMs) / 1_000
  const hotRows = shareOfAnswers(zipf(listings, 1.1), HOT_REQUESTS)
  const hot = millions * (sizes.listingIndexes + hotRows * sizes.listingRows + sizes.recent * sizes.business)
  const usable = machine.cores * machine.load
  const shards = Math.max(1, Math.ceil(writerCores / usable), Math.ceil(hot / (machine.memory * machine.load)))
  // One more than the reads need takes over when a machine fails.
  const replicas = Math.ceil(replicaCores / shards / usable) + 1
  const disk = millions * (sizes.listingRows + sizes.listingIndexes + sizes.business) * sizes.room
  return {
    fromMemory,
    processes: Math.ceil(processes),
    processMemory: Math.ceil(processes) * machine.processMemory,
    writerCores,
    replicaCores,
    shards,
    replicas,
    hot,
    disk: disk * (1 + replicas),
    hasEngine: needsEngine(millions),
  }
}
