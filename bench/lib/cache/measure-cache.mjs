// @ts-check
import { setTimeout as wait } from 'node:timers/promises'
import { cpuMs } from '../cpu.mjs'
import { percentile } from '../percentile.mjs'
import { createReads, sendRead } from './cache-reads.mjs'
import { changeIn, openWriters } from './cache-writers.mjs'

/** An account may edit its profile 60 times an hour. */
const EDITS_OF_AN_ACCOUNT = 50
/** With fewer writers, changes of the same account would often overlap. */
const MIN_WRITERS = 10
const MIN_WARM_UP_SECONDS = 10

/**
 * Starts something at a fixed rate, whether or not earlier ones have ended, and waits for all of them.
 * @template Result
 * @param {number} perSecond
 * @param {number} seconds
 * @param {() => Promise<Result>} start
 */
const atRate = async (perSecond, seconds, start) => {
  /** @type {Promise<Result>[]} */
  const started = []
  const begin = performance.now()
  while (started.length < perSecond * seconds) {
    const due = Math.min(((performance.now() - begin) / 1_000) * perSecond, perSecond * seconds)
    while (started.length < due) started.push(start())
    await wait(1)
  }
  return Promise.all(started)
}

/** @param {string} origin @returns {Promise<Record<string, number>>} */
const lookupsOf = async (origin) => {
  const { body } = await sendRead(origin, { path: '/metrics' })
  /** @type {Record<string, number>} */
  const sums = {}
  for (const [, result = '', count] of body.matchAll(/^marque_cache_lookups_total\{.*result="(\w+)".*\} (\d+)/gm)) {
    sums[result] = (sums[result] ?? 0) + Number(count)
  }
  return sums
}

/**
 * Measures visitors' reads while sellers write.
 * @param {{ url: string, pid: number }} server
 * @param {{ reads: number, writes: number, seconds: number, staleSeconds: number }} load per second
 */
export const measureCache = async ({ url, pid }, { reads, writes, seconds, staleSeconds }) => {
  const { ids, changedAt, write } = await openWriters(
    url,
    Math.max(MIN_WRITERS, Math.ceil((writes * seconds) / EDITS_OF_AN_ACCOUNT)),
  )
  const draw = await createReads(url, ids)
  await atRate(reads, Math.max(MIN_WARM_UP_SECONDS, 2 * staleSeconds), () => sendRead(url, draw()))
  const before = await lookupsOf(url)
  const [cpuBefore, start] = [cpuMs(pid), performance.now()]
  const [answers, written] = await Promise.all([
    atRate(reads, seconds, async () => {
      const sent = performance.now()
      const read = draw()
      const { failed, ms, body } = await sendRead(url, read)
      // The first change that the answer lacks.
      const missed = read.profileOf && !failed ? changedAt.get(read.profileOf)?.[changeIn(body)] : undefined
      return { failed, ms, age: Math.max(0, sent - (missed ?? sent)) }
    }),
    atRate(writes, seconds, write),
  ])
  const elapsed = performance.now() - start
  const cpu = (cpuMs(pid) - cpuBefore) / elapsed
  const after = await lookupsOf(url)
  const counts = ['hit', 'recent', 'shared', 'miss'].map((result) => (after[result] ?? 0) - (before[result] ?? 0))
  const all = counts.reduce((sum, count) => sum + count, 0)
  const [hit = 0, recent = 0, shared = 0] = counts.map((count) => (count / all) * 100)
  const sumOf = (/** @type {'reads' | 'stale' | 'failed'} */ name) =>
    written.reduce((sum, result) => sum + result[name], 0)
  const times = answers.filter(({ failed }) => !failed).map(({ ms }) => ms)
  return {
    'reads/s': Math.round((answers.length / elapsed) * 1_000),
    'writes/s': ((written.length / elapsed) * 1_000).toFixed(1),
    'from memory': `${(hit + recent).toFixed(0)} %`,
    shared: `${shared.toFixed(1)} %`,
    'stale for writers': `${sumOf('stale')} of ${sumOf('reads')}`,
    'oldest for others, s': (Math.max(...answers.map(({ age }) => age)) / 1_000).toFixed(1),
    p50: percentile(times, 0.5).toFixed(1),
    p99: percentile(times, 0.99).toFixed(1),
    failed: answers.length - times.length + sumOf('failed'),
    'CPU, of a core': cpu.toFixed(2),
  }
}
