import { afterAll, describe, expect, test } from 'vitest'
import { StartError } from '../../../lib/start-error'
import { startFakeS3 } from '../../../testing/fake-s3/fake-s3'
import { openS3Files } from './open-s3-files'
import type { S3Config } from './s3-config'

describe('bucket at the start', async () => {
  const { config, stop } = await startFakeS3()
  afterAll(stop)
  const refusal = async (change: Partial<S3Config>) => {
    const error = await openS3Files({ ...config, ...change }).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(StartError)
    return error instanceof Error ? error.message : ''
  }
  const place = config.endpoint?.host

  test('a bucket that does not exist is told', async () => {
    expect(await refusal({ bucket: 'other' })).toBe(
      `The bucket other at ${place} can't be used (status 404). Create it, or name another in S3_BUCKET.`,
    )
  })

  test('keys that may not use it are told, without the secret', async () => {
    const message = await refusal({ credentials: { accessKeyId: 'fake-key', secretAccessKey: 'not the secret' } })
    expect(message).toMatch(/\(status 403\)\. Let S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY list, read/)
    expect(message).not.toContain('not the secret')
  })

  test('a store that does not answer is told', async () => {
    const endpoint = new URL('http://127.0.0.1:1')
    expect(await refusal({ endpoint })).toBe(
      "The bucket marque-test at 127.0.0.1:1 can't be used (connect ECONNREFUSED 127.0.0.1:1). Start it and check S3_ENDPOINT.",
    )
  })
})
