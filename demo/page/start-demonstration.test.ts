import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Message, openChannel, type SiteState } from '../channel'
import { startDemonstration } from './start-demonstration'

/** Each test has a demonstration of its own, whose pages hear no others. */
let base = ''
let count = 0
const siteWorker = 'site-worker-1.js'
const open: SiteState = { name: 'open', isLasting: true, daysAhead: 0, wasFull: false }

class FakeWorker {
  static latest: FakeWorker | undefined
  onerror: (() => void) | null = null
  onmessage: (() => void) | null = null
  isEnded = false
  constructor() {
    FakeWorker.latest = this
  }
  terminate() {
    this.isEnded = true
  }
}

const calls: string[] = []
/** Ends the request of the page that has the lock. */
let lose: ((error: Error) => void) | undefined
let closeChannel = () => {}

const request = async (_name: string, options: object, work?: () => Promise<void>) => {
  if (work) {
    lose?.(new DOMException('Stolen', 'AbortError'))
    return work()
  }
  return new Promise((_, reject) => {
    lose = reject
    if (typeof options === 'function') Promise.resolve(options()).catch(reject)
  })
}

/** Listens as another page or a site worker would. */
const join = () => {
  const heard: Message['kind'][] = []
  const { send, close } = openChannel(base, ({ kind }) => heard.push(kind))
  closeChannel = close
  return { heard, sendState: (state: SiteState, version = siteWorker) => send({ kind: 'state', version, state }) }
}

beforeEach(() => {
  count += 1
  base = `https://marque.example/${count}/`
  calls.length = 0
  lose = undefined
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('location', {
    reload: () => calls.push('reload'),
    replace: (address: string) => calls.push(`replace ${address}`),
  })
  vi.stubGlobal('localStorage', {
    user: 'Ada',
    theme: 'dark',
    removeItem: (key: string) => calls.push(`remove ${key}`),
  })
  vi.stubGlobal('sessionStorage', { clear: () => {} })
  vi.stubGlobal('navigator', {
    locks: { request },
    storage: { getDirectory: async () => ({ removeEntry: async (name: string) => calls.push(`remove ${name}`) }) },
    serviceWorker: { controller: {}, register: async () => ({}), getRegistration: async () => undefined },
  })
})
afterEach(() => {
  closeChannel()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = () => startDemonstration({ base, siteWorker })

test('page: it is open once the site worker of its build says so, and asks for a reload if that is of another build', async () => {
  const { heard, sendState } = join()
  const site = start()
  await expect.poll(() => heard).toEqual(['hello'])
  sendState(open, 'site-worker-2.js')
  await expect.poll(() => site.state().name).toBe('other version')
  await site.reloadAll()
  await expect.poll(() => heard).toEqual(['hello', 'reload'])
  expect(calls).toEqual(['reload'])
  sendState(open)
  await site.opened
  expect(site.state()).toEqual(open)
})

test('page: without news for half a minute it says so, and later news replace that', async () => {
  const { heard, sendState } = join()
  const site = start()
  await expect.poll(() => heard).toEqual(['hello'])
  vi.advanceTimersByTime(29_000)
  sendState({ name: 'preparing', step: 'Adding files', done: 0.8 })
  await expect.poll(() => site.state()).toMatchObject({ step: 'Adding files' })
  vi.advanceTimersByTime(29_000)
  expect(site.state().name).toBe('preparing')
  vi.advanceTimersByTime(2_000)
  expect(site.state()).toMatchObject({ name: 'failed', reason: expect.stringContaining('does not answer') })
  sendState(open)
  await expect.poll(() => site.state()).toEqual(open)
  vi.advanceTimersByTime(60_000)
  expect(site.state()).toEqual(open)
})

test('page: a site worker whose files are missing is an error, and a reset works nevertheless', async () => {
  const { heard } = join()
  const site = start()
  await expect.poll(() => FakeWorker.latest?.onerror).toBeTruthy()
  FakeWorker.latest?.onerror?.()
  await expect.poll(() => site.state()).toMatchObject({ name: 'failed', reason: expect.stringContaining('Files') })
  site.reset()
  await expect.poll(() => calls).toEqual([`remove .marque-${count}-`, 'remove user', `replace ${base}`])
  expect(heard).toContain('removed')
})

test('page: at an address without https it says what it needs, and a reset loads it again', async () => {
  vi.stubGlobal('navigator', {})
  const site = start()
  await expect
    .poll(() => site.state())
    .toMatchObject({ name: 'failed', reason: expect.stringContaining('begins with https') })
  site.reset()
  expect(calls).toEqual(['remove user', `replace ${base}`])
})

test('page: a reset ends the site worker of the tab that has one before it removes the database', async () => {
  join()
  const site = start()
  await expect.poll(() => FakeWorker.latest?.onmessage).toBeTruthy()
  site.reset()
  await expect.poll(() => calls).toContain(`remove .marque-${count}-`)
  expect(FakeWorker.latest?.isEnded).toBe(true)
})
