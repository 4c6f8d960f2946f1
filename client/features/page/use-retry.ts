import { useEffect, useEffectEvent, useTransition } from 'react'

/** How long trying again takes at least, in milliseconds: a failure at once would look as if nothing had been tried. */
const leastTrying = 400

/** Asks again when told to, and by itself when the connection is back. Busy until the answer is shown. */
export const useRetry = (again: () => unknown) => {
  const [busy, start] = useTransition()
  const retry = () =>
    start(async () => {
      await new Promise((resolve) => setTimeout(resolve, leastTrying))
      await again()
    })
  const onOnline = useEffectEvent(retry)
  useEffect(() => {
    const listener = () => onOnline()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])
  return { busy, retry }
}
