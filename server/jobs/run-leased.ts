import type { JobLeaseRepository } from './job-lease.repository'

/** After this time another process may run a job whose process was killed, or which takes longer. */
const RUNNING_SECONDS = 600
/** Less than the interval, because the rounds of two processes begin at different moments. */
const SHARE_OF_INTERVAL = 0.9

interface Leased {
  name: string
  everySeconds: number
}

export type RunLeased = (job: Leased, work: () => Promise<unknown>) => Promise<void>

/** Runs a job unless a process runs it, or has run it within its interval. After a failure it may run again at once. */
export const createRunLeased =
  (leases: JobLeaseRepository): RunLeased =>
  async ({ name, everySeconds }, work) => {
    const lease = await leases.acquire(name, Math.min(RUNNING_SECONDS, everySeconds * SHARE_OF_INTERVAL))
    if (!lease) return
    try {
      await work()
    } catch (error) {
      await leases.endIn(lease, 0)
      throw error
    }
    await leases.endIn(lease, everySeconds * SHARE_OF_INTERVAL)
  }
