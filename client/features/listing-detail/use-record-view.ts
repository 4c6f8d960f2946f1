import { useEffect } from 'react'

/** Reports a view of a listing to the server, which counts views without identifying visitors. */
export const useRecordView = (id: string) => useEffect(() => void navigator.sendBeacon?.(`/views/${id}`), [id])
