import { expect, test } from 'vitest'
import { isHttpsAddress, isWebAddress } from './web-address'

test.each([
  ['https://www.example.com/a?b=c#d', true, true],
  ['http://example.com', true, false],
  ['HTTPS://EXAMPLE.COM', true, true],
  ['Http://example.com', true, false],
  ['https://user:pw@example.com', false, false],
  ['https://user@example.com', false, false],
  ['https://', false, false],
  ['https://exa mple.com', false, false],
  ['javascript:alert(1)', false, false],
  ['example.com', false, false],
  [`https://example.com/${'a'.repeat(500)}`, false, false],
])('web address: %s is a web address: %s, and an https address: %s', (text, web, https) => {
  expect([isWebAddress(text), isHttpsAddress(text)]).toEqual([web, https])
})
