import { useEffect } from 'react'

/** Tells the server that the page of a listing was opened; it counts, and remembers nobody. */
export const useSeen = (id: string) => useEffect(() => void navigator.sendBeacon?.(`/views/${id}`), [id])
