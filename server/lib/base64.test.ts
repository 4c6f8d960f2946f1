import { expect, test } from 'vitest'
import { fromBase64, textToBase64Url, toBase64Url } from './base64'

test.each(['', 'a', 'ab', 'abc', '>>>???', 'Žižkov 東京', '\u0000\n\u007f'])(
  'base64url: %j is encoded as Node.js does, and comes back',
  (text) => {
    const encoded = Buffer.from(text).toString('base64url')
    expect([textToBase64Url(text), toBase64Url(Buffer.from(text))]).toEqual([encoded, encoded])
    expect(new TextDecoder().decode(fromBase64(encoded))).toBe(text)
    expect(new TextDecoder().decode(fromBase64(Buffer.from(text).toString('base64')))).toBe(text)
  },
)
