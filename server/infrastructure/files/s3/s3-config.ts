import { StartError } from '../../../lib/start-error.ts'

export interface S3Config {
  bucket: string
  /** Undefined: AWS. */
  endpoint: URL | undefined
  region: string
  /** Undefined: the SDK finds the machine's credentials. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  /** Whether the bucket is a part of the path instead of the host. */
  forcePathStyle: boolean
  /** Whether browsers download private files from the bucket itself. */
  signedDownloads: boolean
}

interface Surroundings {
  inMemory: boolean
  publicUrl: URL | undefined
  readSwitch: (name: string, fallback: boolean) => boolean
}

/** The bucket in the environment. Undefined without S3_BUCKET. Throws a StartError at the first invalid value. */
export const readS3Config = (
  environment: Readonly<Record<string, string | undefined>>,
  { inMemory, publicUrl, readSwitch }: Surroundings,
): S3Config | undefined => {
  const read = (name: string) => environment[`S3_${name}`]?.trim() || undefined
  const [bucket, endpoint, region] = [read('BUCKET'), read('ENDPOINT'), read('REGION')]
  if (bucket === undefined) return undefined
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new StartError(`S3_BUCKET=${bucket} makes no sense: it takes the name of a bucket.`)
  }
  if (inMemory) {
    throw new StartError(
      'S3_BUCKET needs a database that stays: files without a row in it are removed from the bucket.',
    )
  }
  if (!endpoint && !region) throw new StartError('S3_REGION is missing: AWS needs the region of the bucket.')
  const url = endpoint === undefined ? undefined : asEndpoint(endpoint)
  const signedDownloads = readSwitch('S3_SIGNED_DOWNLOADS', true)
  if (signedDownloads && url?.protocol === 'http:' && publicUrl?.protocol === 'https:') {
    throw new StartError(
      'S3_ENDPOINT is http, from which pages of an https site can’t download: use https, or set S3_SIGNED_DOWNLOADS=off.',
    )
  }
  return {
    bucket,
    endpoint: url,
    region: region ?? 'us-east-1',
    credentials: credentialsOf(read('ACCESS_KEY_ID'), read('SECRET_ACCESS_KEY')),
    // Most stores but AWS have no host for each bucket.
    forcePathStyle: readSwitch('S3_FORCE_PATH_STYLE', url !== undefined),
    signedDownloads,
  }
}

const credentialsOf = (accessKeyId: string | undefined, secretAccessKey: string | undefined) => {
  if (accessKeyId && secretAccessKey) return { accessKeyId, secretAccessKey }
  if (!accessKeyId && !secretAccessKey) return undefined
  const missing = accessKeyId ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID'
  throw new StartError(`${missing} is missing: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.`)
}

const asEndpoint = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search) return url
  // The text may contain a password.
  throw new StartError('S3_ENDPOINT makes no sense: it takes an address like https://s3.example, without a password.')
}
