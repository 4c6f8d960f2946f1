import { Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { sendEventStream } from './subscriptions'

/** A response whose client reads at once or never. */
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

/** A stream that counts the events which were read, and records its end. */
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

test('event stream: a client that stops reading is dropped, though heartbeats are written', async () => {
  const { response } = responseTo(false)
  async function* heartbeats() {
    for (;;) {
      await setTimeout(10)
      yield ':\n\n'
    }
  }
  await sendEventStream(heartbeats(), response, 50)
  expect(response.destroyed).toBe(true)
})

test('event stream: a response that was ended is not written to', async () => {
  const { response, sent } = responseTo(true)
  async function* events() {
    yield 'one'
    response.end()
    yield 'two'
  }
  const write = vi.spyOn(response, 'write')
  await sendEventStream(events(), response)
  expect(sent).toEqual(['one'])
  expect(write).toHaveBeenCalledTimes(1)
})
