/**
 * Loads the SDK on demand, because most servers start without it. The build is a single file, in which a static import would be one
 * of every start.
 */
export const loadSdk = async () => {
  const [{ Upload }, { getSignedUrl }, client] = await Promise.all([
    import('@aws-sdk/lib-storage'),
    import('@aws-sdk/s3-request-presigner'),
    import('@aws-sdk/client-s3'),
  ])
  return { ...client, Upload, getSignedUrl }
}

export type Sdk = Awaited<ReturnType<typeof loadSdk>>
