import { expect, test } from 'vitest'
import { addressBuckets, createCostBuckets } from './cost-buckets'

const a = [{ name: 'a', part: 1 }]
const address = { name: 'address', part: 1 }
const account = { name: 'account', part: 1 }

const bucketsAt = () => {
  let time = 0
  const buckets = createCostBuckets(100, () => time)
  return {
    ...buckets,
    pass: (seconds: number) => {
      time += seconds * 1_000
    },
  }
}

test('cost buckets: a full bucket has 50 seconds of cost, and refills at its rate up to that', () => {
  const { take, status, pass } = bucketsAt()
  expect(take(a, 4_900)).toBe(0)
  expect(status(a)).toEqual({ maximumAvailable: 5_000, currentlyAvailable: 100, restoreRate: 100 })
  expect(take(a, 350)).toBe(3)
  expect(status(a)?.currentlyAvailable).toBe(100)
  pass(2.5)
  expect(take(a, 350)).toBe(0)
  pass(1_000)
  expect(status(a)?.currentlyAvailable).toBe(5_000)
})

test('cost buckets: a request needs the cost in every bucket, and a refused one takes it from none', () => {
  const { take, status } = bucketsAt()
  take([account], 4_950)
  expect(take([address, account], 100)).toBe(1)
  expect(status([address])?.currentlyAvailable).toBe(5_000)
  expect(status([address, account])?.currentlyAvailable).toBe(50)
  expect(take([address], 100)).toBe(0)
})

test('cost buckets: IPv6 addresses of one /64 share a bucket, and those of one /48 have eight', () => {
  const { take, status } = bucketsAt()
  const takeFrom = (ip: string, cost: number) => take(addressBuckets(ip), cost)
  expect(takeFrom('2001:db8:1:0::7', 5_000)).toBe(0)
  expect(takeFrom('2001:db8:1:0:ffff::1', 100)).toBe(1)
  for (let network = 1; network < 7; network += 1) expect(takeFrom(`2001:db8:1:${network}::7`, 5_000)).toBe(0)
  expect(status(addressBuckets('2001:db8:1:7::7'))?.currentlyAvailable).toBe(5_000)
  expect(takeFrom('2001:db8:1:7::7', 4_900)).toBe(0)
  expect(status(addressBuckets('2001:db8:1:8::7'))?.currentlyAvailable).toBe(100)
  expect(takeFrom('2001:db8:1:8::7', 200)).toBe(1)
  expect(takeFrom('2001:db8:2:0::7', 5_000)).toBe(0)
  expect(takeFrom('203.0.113.1', 5_000)).toBe(0)
  expect(takeFrom('203.0.113.2', 5_000)).toBe(0)
})
