import { describe, expect, test } from 'vitest'
import { readConfig } from '../../../start/config'

const S3_BUCKET = 'marque-files'
const S3_ENDPOINT = 'https://s3.example'
const configOf = (environment: Record<string, string>) => readConfig(environment).s3
const refusalOf = (environment: Record<string, string>) => {
  try {
    configOf(environment)
    return 'accepted'
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

describe('configuration of object storage', () => {
  test('S3_BUCKET turns it on', () => {
    expect(configOf({ S3_ENDPOINT, S3_REGION: 'eu-central-1' })).toBeUndefined()
    expect(configOf({ S3_BUCKET, S3_REGION: 'eu-central-1' })).toEqual({
      bucket: S3_BUCKET,
      endpoint: undefined,
      region: 'eu-central-1',
      credentials: undefined,
      forcePathStyle: false,
      signedDownloads: true,
    })
  })

  test('an endpoint has the bucket in its path, unless S3_FORCE_PATH_STYLE is off', () => {
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 's3cret' }
    expect(configOf({ S3_BUCKET, S3_ENDPOINT, ...keys, S3_SIGNED_DOWNLOADS: 'off' })).toEqual({
      bucket: S3_BUCKET,
      endpoint: new URL(S3_ENDPOINT),
      region: 'us-east-1',
      credentials: { accessKeyId: 'key', secretAccessKey: 's3cret' },
      forcePathStyle: true,
      signedDownloads: false,
    })
    expect(configOf({ S3_BUCKET, S3_ENDPOINT, S3_FORCE_PATH_STYLE: '0' })).toMatchObject({ forcePathStyle: false })
  })

  test.each([
    ['a bucket with a slash', { S3_BUCKET: 'marque/files' }, 'S3_BUCKET=marque/files makes no sense'],
    ['no region of AWS', { S3_BUCKET }, 'S3_REGION is missing'],
    ['an endpoint without a scheme', { S3_BUCKET, S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT makes no sense'],
    ['an endpoint with a password', { S3_BUCKET, S3_ENDPOINT: 'https://a:s3cret@s3.example' }, 'S3_ENDPOINT makes no'],
    ['a key without its secret', { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID: 'k' }, 'S3_SECRET_ACCESS_KEY is missing'],
    ['a secret without its key', { S3_BUCKET, S3_ENDPOINT, S3_SECRET_ACCESS_KEY: 's3cret' }, 'S3_ACCESS_KEY_ID is'],
    ['a strange switch', { S3_BUCKET, S3_ENDPOINT, S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE=yes makes no'],
    ['a database in memory', { S3_BUCKET, S3_ENDPOINT, DATABASE_URL: 'file::memory:' }, 'S3_BUCKET needs a database'],
    [
      'http downloads of an https site',
      { S3_BUCKET, S3_ENDPOINT: 'http://s3.example', PUBLIC_URL: 'https://marque.example' },
      'S3_ENDPOINT is http',
    ],
  ])('%s is refused', (_, environment, message) => {
    const refusal = refusalOf(environment)
    expect(refusal).toContain(message)
    expect(refusal).not.toContain('s3cret')
  })
})
