import { useEffect, useState } from 'react'

/** The facts of a response that the sandbox shows beside its body. */
export interface ResponseFacts {
  status: number
  statusText: string
  /** From the start of the request to the end of the body; for a subscription, to the headers. */
  milliseconds: number
  bytes: number
  headers: [string, string][]
  cost?: { requestedQueryCost: number; maximumQueryCost: number } | undefined
  /** The number of events of a subscription. */
  events?: number
}

type Listener = (facts: ResponseFacts) => void

const listeners = new Set<Listener>()

export const reportResponse: Listener = (facts) => {
  for (const listener of listeners) listener(facts)
}

/** The facts of the last response in a tab. GraphiQL stops a request when its tab is left, so they belong to the active tab. */
export const useResponseFacts = (activeTab: string | undefined) => {
  const [factsByTab, setFactsByTab] = useState<Record<string, ResponseFacts>>({})
  useEffect(() => {
    if (!activeTab) return
    const listener: Listener = (facts) => setFactsByTab((others) => ({ ...others, [activeTab]: facts }))
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [activeTab])
  return activeTab ? factsByTab[activeTab] : undefined
}
