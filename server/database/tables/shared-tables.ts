/** Tables by which the processes of the server coordinate. */
export interface SharedTables {
  costBucket: CostBucketTable
  jobLease: JobLeaseTable
  uploadSlot: UploadSlotTable
}

interface JobLeaseTable {
  /** The name of the job. */
  name: string
  /** A random id of the lease: only its process may end it. */
  holder: string
  /** By the database's clock. Until then, no other process runs the job. */
  until: string
}

/** Pictures have slots of their own, so that they don't wait for files, which may take an hour. */
export type UploadKind = 'file' | 'picture'

/** An upload in progress. */
interface UploadSlotTable {
  id: string
  ownerId: string
  kind: UploadKind
  /** By the database's clock. Its process extends it until the upload ends. */
  until: string
}

interface CostBucketTable {
  /** A digest of the address or account. */
  name: string
  /** Negative if processes together have taken more than there was. */
  available: number
  /** Seconds since 1970, by the database's clock. */
  countedAt: number
}
