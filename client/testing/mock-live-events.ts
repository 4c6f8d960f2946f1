import { waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect } from 'vitest'
import type { LiveEventKind } from '../generated/schema'
import { api } from './api'

/** Answers subscriptions to live events with the events that a test sends. */
export const mockLiveEvents = () => {
  let sequence = 0
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined

  const send = (kind: LiveEventKind, subjectId: string | null = null) => {
    if (kind !== 'TYPING') sequence += 1
    const result = { data: { liveEvents: { __typename: 'LiveEvent', kind, subjectId, sequence } } }
    controller?.enqueue(new TextEncoder().encode(`event: next\ndata: ${JSON.stringify(result)}\n\n`))
  }

  api.use(
    http.post('*/graphql/stream', () => {
      const body = new ReadableStream<Uint8Array>({
        start: (opened) => {
          controller = opened
          send('RESUMED')
        },
      })
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
    }),
  )

  return {
    send,
    /** Breaks the connection. The page subscribes again after a while, or as soon as the browser is online. */
    disconnect: () => {
      controller?.error(new Error('The connection was lost'))
      controller = undefined
    },
    /** Opens the connection of a page that is shown. By itself a page subscribes only after some seconds. */
    connect: async () => {
      window.dispatchEvent(new Event('online'))
      await waitFor(() => expect(controller).toBeDefined())
    },
  }
}
