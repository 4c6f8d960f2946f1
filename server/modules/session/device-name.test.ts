import { expect, test } from 'vitest'
import { deviceOf, wellKnownDeviceOf } from './device-name'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    'Microsoft Edge on Windows',
  ],
  ['', 'Unknown device'],
  ['curl/8.1', 'Unknown device'],
  ['no browser at all', 'Unknown device'],
  [undefined, 'Unknown device'],
])('device name: the user agent %j gives %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

test('device name: at most 80 characters', () => {
  expect(deviceOf(`${'x'.repeat(100_000)}/1 (`).length).toBeLessThanOrEqual(80)
  expect(deviceOf(`${'x'.repeat(200)}/1 (Linux)`)).toHaveLength(80)
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Linux'],
  ['Pay-at-evil.example/1 (Linux)', 'Unknown device'],
  [undefined, 'Unknown device'],
])('device name in mails: the user agent %j gives %s', (userAgent, device) => {
  expect(wellKnownDeviceOf(userAgent)).toBe(device)
})
