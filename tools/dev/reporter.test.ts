import { createLogger, type HotPayload } from 'vite'
import { expect, test, vi } from 'vitest'
import { createReporter } from './reporter'

const createTestReporter = () => {
  const error = vi.fn<(text: string) => void>()
  const sent: HotPayload[] = []
  const reporter = createReporter('/nowhere', { ...createLogger('silent'), error })
  reporter.connect({ send: (payload) => sent.push(payload) })
  return { reporter, error, sent }
}

test('development log: an error is printed once between two saves, and shown on every page that meets it', () => {
  const { reporter, error, sent } = createTestReporter()
  const mistake = new Error('No salary')
  reporter.log.error({ err: mistake }, 'Unexpected error')
  reporter.report(mistake)
  expect(error).toHaveBeenCalledOnce()
  expect(error.mock.calls[0]?.[0]).toContain('No salary')
  expect(sent).toMatchObject([{ type: 'error' }, { type: 'error', err: { message: 'No salary' } }])
  reporter.forget()
  reporter.report(mistake)
  expect(error).toHaveBeenCalledTimes(2)
})

test('development log: the error of a request breaks the page until it is loaded again, a failed start does not', () => {
  const { reporter } = createTestReporter()
  reporter.report(new Error('Start'))
  expect(reporter.takeBrokenPage()).toBe(false)
  reporter.log.error({ err: new Error('Request') })
  expect(reporter.takeBrokenPage()).toBe(true)
  expect(reporter.takeBrokenPage()).toBe(false)
})
