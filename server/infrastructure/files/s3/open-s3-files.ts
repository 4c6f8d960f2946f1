import { firstLineOf } from '../../../lib/errors'
import { propertyOf } from '../../../lib/property-of'
import { StartError } from '../../../lib/start-error'
import { loadSdk } from './load-sdk'
import type { S3Config } from './s3-config'
import { s3Files } from './s3-files'

/** In milliseconds. Clients that read slowly are cut off earlier than an idle bucket, by our own server. */
const TIMEOUTS = {
  connectionTimeout: 3_000,
  requestTimeout: 15_000,
  throwOnRequestTimeout: true,
  socketTimeout: 60_000,
}

/** Opens the bucket of the configuration. Throws a StartError if it can't be used. */
export const openS3Files = async (config: S3Config) => {
  const { bucket, endpoint, region, credentials, forcePathStyle } = config
  const sdk = await loadSdk()
  const client = new sdk.S3Client({
    region,
    forcePathStyle,
    requestHandler: TIMEOUTS,
    ...(endpoint && { endpoint: endpoint.href }),
    ...(credentials && { credentials }),
  })
  try {
    await client.send(new sdk.HeadBucketCommand({ Bucket: bucket }))
  } catch (cause) {
    const place = endpoint?.host ?? `AWS, ${region}`
    throw new StartError(`The bucket ${bucket} at ${place} can't be used (${causeText(cause)}). ${adviceOn(cause)}.`, {
      cause,
    })
  }
  return s3Files(sdk, client, config)
}

const statusOf = (error: unknown) => {
  const status = propertyOf(propertyOf(error, '$metadata'), 'httpStatusCode')
  return typeof status === 'number' ? status : undefined
}

const causeText = (error: unknown) => {
  const status = statusOf(error)
  return status === undefined ? firstLineOf(error) : `status ${status}`
}

const adviceOn = (error: unknown) => {
  const status = statusOf(error)
  if (status === 404) return 'Create it, or name another in S3_BUCKET'
  if (status === 401 || status === 403)
    return 'Let S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY list, read, write and remove its objects'
  if (status === 301 || status === 400) return 'Name its region in S3_REGION'
  if (error instanceof Error && error.name === 'CredentialsProviderError')
    return 'Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'
  return 'Start it and check S3_ENDPOINT'
}
