import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// What happy-dom doesn't have, or has without answers.
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
}))

afterEach(cleanup)
