// @ts-check
import { machinesFor } from './lib/scale-model/machines.mjs'
import { printTable } from './lib/table.mjs'

const figure = (/** @type {number} */ value) => Number(value.toPrecision(2)).toLocaleString('en-US')

/** @param {ReturnType<typeof machinesFor>} needed */
const cells = (needed) => ({
  'from memory': `${Math.round(needed.fromMemory * 100)} %`,
  processes: figure(needed.processes),
  'their memory, GB': figure(needed.processMemory),
  'cores, writer': figure(needed.writerCores),
  'cores, replicas': figure(needed.replicaCores),
  shards: needed.shards,
  'replicas of each': needed.replicas,
  'hot, GB': figure(needed.hot),
  'disks, GB': figure(needed.disk),
  'search by': needed.hasEngine ? 'engine' : 'database',
})

const millions = [1, 10, 100]
const rates = [100, 1_000, 10_000]

console.log('A model from measured costs, not a measurement: bench/lib/scale-model/costs.mjs\n')
printTable(
  millions.flatMap((million) =>
    rates.map((rate) => ({
      listings: `${million} M`,
      'requests/s': rate.toLocaleString('en-US'),
      ...cells(machinesFor({ listings: million * 1_000_000, rate })),
    })),
  ),
)

console.log('\n100 M listings and 10,000 requests/s by how answers are kept in memory:\n')
printTable(
  /** @type {const} */ (['until a change', '5 s', '5 s, shared']).map((keeping) => ({
    'answers kept': keeping,
    ...cells(machinesFor({ listings: 100_000_000, rate: 10_000, keeping })),
  })),
)
