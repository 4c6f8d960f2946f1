/** Longer than the ten seconds that accepted requests have to finish. */
const MAX_STOP_MS = 11_000

/** Stops the process cleanly on SIGTERM and SIGINT, once. */
export const onStopSignal = (stop: () => Promise<void>, maxStopMs = MAX_STOP_MS) => {
  let stopping = false
  const onSignal = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), maxStopMs).unref()
    await stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void onSignal())
}
