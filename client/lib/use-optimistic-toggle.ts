import { useRef, useState } from 'react'

/**
 * A toggle that changes at once, and back if `send` changes nothing; `send` never rejects. Presses are sent one after the other, so
 * that the last one counts. Not `useOptimistic`: while an async action is pending React holds back every transition, and thereby the
 * router's navigation.
 */
export const useOptimisticToggle = (saved: boolean, send: (wanted: boolean) => Promise<void>) => {
  const [wanted, setWanted] = useState<boolean>()
  const last = useRef(Promise.resolve())
  const isOn = wanted ?? saved
  const toggle = async () => {
    setWanted(!isOn)
    const sent = last.current.then(() => send(!isOn))
    last.current = sent
    await sent
    // Apollo renders a change of the cache in a task of its own: until then `saved` is the earlier value.
    setTimeout(() => {
      if (last.current === sent) setWanted(undefined)
    })
  }
  return [isOn, toggle] as const
}
