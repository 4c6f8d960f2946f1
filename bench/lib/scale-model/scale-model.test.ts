import { describe, expect, test } from 'vitest'
import { operations } from './costs.mjs'
import { machinesFor } from './machines.mjs'
import { memoryShare, shareOfAnswers, zipf } from './memory-share.mjs'

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** The visits of the simulation of 2026-11-22: home, lists, details of a million listings, searches. */
const visits = [
  { share: 0.15, groups: zipf(1, 1) },
  { share: 0.3, groups: zipf(200, 1) },
  { share: 0.4, groups: zipf(1_000_000, 1.1) },
  { share: 0.15, groups: zipf(50_000, 1) },
].flatMap(({ share, groups }) => groups.map((group) => ({ ...group, probability: group.probability * share })))

describe('share of answers from memory', () => {
  test('Zipf: probabilities sum to one, and groups count every answer', () => {
    const groups = zipf(1_000_000, 1.1)
    expect(sum(groups.map(({ probability, count }) => probability * count))).toBeCloseTo(1, 9)
    expect(sum(groups.map(({ count }) => count))).toBe(1_000_000)
  })

  test('Zipf: groups change the share by less than a point', () => {
    const weights = Array.from({ length: 20_000 }, (_, i) => 1 / (i + 1))
    const exact = weights.map((weight) => ({ probability: weight / sum(weights), count: 1 }))
    const difference = memoryShare(exact, 5_000, 20_000) - memoryShare(zipf(20_000, 1), 5_000, 20_000)
    expect(Math.abs(difference)).toBeLessThan(0.01)
  })

  test.each([
    { requests: 100, share: 0.33, source: 'measured' },
    { requests: 500, share: 0.52, source: 'measured' },
    { requests: 1_000, share: 0.59, source: 'simulated' },
    { requests: 5_000, share: 0.71, source: 'simulated' },
    { requests: 1e9, share: 0.74, source: 'simulated without writes' },
  ])('$requests requests between two changes: as $source on 2026-11-22, to five points', ({ requests, share }) => {
    expect(Math.abs(memoryShare(visits, requests, 650) - share)).toBeLessThan(0.05)
  })

  test('a single request finds nothing', () => {
    expect(memoryShare(visits, 1, 650)).toBe(0)
  })

  test('of four equal answers, half get half of the requests', () => {
    expect(shareOfAnswers(zipf(4, 0), 0.5)).toBe(0.5)
  })
})

describe('machines', () => {
  const million = 1_000_000

  test('the shares of all operations sum to one', () => {
    expect(sum(operations.map(({ share }) => share))).toBeCloseTo(1, 9)
  })

  test('ten times the requests need at least ten times the processes, whose memories are emptied as often', () => {
    const few = machinesFor({ listings: million, rate: 1_000, keeping: 'until a change' })
    const many = machinesFor({ listings: million, rate: 10_000, keeping: 'until a change' })
    expect(many.processes).toBeGreaterThan(10 * few.processes)
    expect(many.fromMemory).toBeLessThan(few.fromMemory)
  })

  test('ten times the listings need ten times the disk, and a search engine once a search for several words takes a second', () => {
    const few = machinesFor({ listings: million, rate: 100 })
    const many = machinesFor({ listings: 10 * million, rate: 100 })
    expect(many.disk / few.disk).toBeCloseTo(10, 5)
    expect([10, 100].map((millions) => machinesFor({ listings: millions * million, rate: 100 }).hasEngine)).toEqual([
      false,
      true,
    ])
  })

  test('the data that is read often is divided among shards', () => {
    const { hot, shards } = machinesFor({ listings: 100 * million, rate: 100 })
    expect(hot / shards).toBeLessThan(256)
    expect(shards).toBeGreaterThan(1)
  })

  test('a memory that all processes share answers more, and fewer processes are needed', () => {
    const scenario = { listings: million, rate: 10_000 }
    const each = machinesFor({ ...scenario, keeping: '5 s' })
    const shared = machinesFor({ ...scenario, keeping: '5 s, shared' })
    expect(shared.fromMemory).toBeGreaterThan(each.fromMemory)
    expect(shared.processes).toBeLessThan(each.processes)
  })
})
