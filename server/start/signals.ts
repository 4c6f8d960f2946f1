/** Longer than the ten seconds that accepted requests have to finish once the server has stopped to accept others. */
export const maxStopMs = (drainSeconds: number) => drainSeconds * 1_000 + 11_000

/** Stops the process cleanly on SIGTERM and SIGINT, once. */
export const onStopSignal = (stop: () => Promise<void>, maxMs: number) => {
  let stopping = false
  const onSignal = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), maxMs).unref()
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void onSignal())
}
