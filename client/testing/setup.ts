import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { beginFile, endFile, endTest } from './api'

// What happy-dom doesn't have, or has without answers.
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
}))

// Happy-dom would ask the network, where no server is.
navigator.sendBeacon = () => true

// Nothing is waited for longer than it takes; but on a busy machine that can be more than the usual second.
configure({ asyncUtilTimeout: 5_000 })

afterEach(cleanup)

beforeAll(beginFile)
afterEach(() => {
  endTest()
  localStorage.clear()
  sessionStorage.clear()
})
afterAll(endFile)
