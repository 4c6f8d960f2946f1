/** Longer than the ten seconds that accepted requests have to finish once the server has stopped to accept others. */
const MAX_STOP_MS = 11_000

/** Stops the process cleanly on SIGTERM and SIGINT, once. */
export const onStopSignal = (stop: () => Promise<void>, drainSeconds: number) => {
  let stopping = false
  const onSignal = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), drainSeconds * 1_000 + MAX_STOP_MS).unref()
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void onSignal())
}
