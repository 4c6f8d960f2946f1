import { AggregatorRegistry, type Registry } from 'prom-client'

/** The metrics of a process at one moment, as processes send them to each other. */
export type MetricsSnapshot = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

export const sumOf = (snapshots: MetricsSnapshot[]): Registry => AggregatorRegistry.aggregate(snapshots)

/** Sums the metrics of processes, each metric by its aggregator. Counts of ended processes remain, so that no count falls. */
export const createMetricsSum = () => {
  const snapshots = new Map<number, MetricsSnapshot>()
  let ended: MetricsSnapshot = []
  let ending = Promise.resolve()

  return {
    set: (id: number, snapshot: MetricsSnapshot) => void snapshots.set(id, snapshot),

    end: (id: number) => {
      // The library's types say that `type` is a number; it is a name.
      const counts = snapshots.get(id)?.filter(({ type }) => String(type) !== 'gauge') ?? []
      snapshots.delete(id)
      ending = ending.then(async () => {
        ended = await sumOf([ended, counts]).getMetricsAsJSON()
      })
      return ending
    },

    read: async () => {
      await ending
      return sumOf([ended, ...snapshots.values()]).getMetricsAsJSON()
    },
  }
}
