import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { sendEventStream } from './subscriptions'

/** A response to a client that reads at once, or never. */
const responseTo = (reads: boolean) => {
  const sent: string[] = []
  const response = new Writable({
    decodeStrings: false,
    write: (text, _encoding, done) => {
      sent.push(text)
      if (reads) done()
    },
  })
  return { response, sent }
}

/** Counts what was taken of a stream, and notes that it was ended. */
const streamOf = (events: Iterable<string>) => {
  const state = { taken: 0, ended: false }
  async function* read(): AsyncGenerator<string> {
    try {
      for (const event of events) {
        state.taken += 1
        yield event
      }
    } finally {
      state.ended = true
    }
  }
  return { state, stream: read() }
}

function* endless() {
  for (;;) yield 'x'.repeat(1024)
}

test('event stream: everything is sent in order, then the response ends', async () => {
  const { response, sent } = responseTo(true)
  await sendEventStream(streamOf(['one', 'two']).stream, response)
  expect(sent).toEqual(['one', 'two'])
  expect(response.writableEnded).toBe(true)
})

test('event stream: a slow client that does not read is dropped at 64 kB', async () => {
  const { response } = responseTo(false)
  const { stream, state } = streamOf(endless())
  await sendEventStream(stream, response)
  expect(response.destroyed).toBe(true)
  expect(state.ended).toBe(true)
  expect(state.taken).toBeLessThan(70)
})

test('event stream: a client that has gone ends the stream', async () => {
  const { response } = responseTo(true)
  response.destroy()
  const { stream, state } = streamOf(endless())
  await sendEventStream(stream, response)
  expect(state.taken).toBe(0)
})
