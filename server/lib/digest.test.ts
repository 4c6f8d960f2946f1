import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { hmacSha256, sha256, sha256Hex } from './digest'

test.each(['', 'mq_x7Kd2', 'Žižkov 東京', 'x'.repeat(1_000)])('digest: of %j are those of Node.js', (text) => {
  const digest = createHash('sha256').update(text).digest()
  expect([Buffer.from(sha256(text)).equals(digest), sha256Hex(text)]).toEqual([true, digest.toString('hex')])
  const keyed = createHmac('sha256', 'a key').update(text).digest()
  expect(Buffer.from(hmacSha256('a key', text)).equals(keyed)).toBe(true)
})
