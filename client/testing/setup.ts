import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { beginFile, endFile, endTest } from './api'
import './testing-library/configure'

// No media query matches in tests.
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
}))

// happy-dom would send a request to a server that is not there.
navigator.sendBeacon = () => true

beforeAll(beginFile)
afterEach(() => {
  // Before the session ends: an open page would ask the server again.
  cleanup()
  endTest()
  localStorage.clear()
  sessionStorage.clear()
})
afterAll(async () => {
  // Files share their modules: an import that the end of this file cut off would never end in the next ones.
  await vi.dynamicImportSettled()
  await endFile()
})
