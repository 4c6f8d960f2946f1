import { afterEach, beforeEach, vi } from 'vitest'
import { createDraftKeeper, type Send } from './draft-keeper'

export const listing = {
  __typename: 'OwnListing',
  id: 'prd-1',
  kind: 'PRODUCT',
  title: '',
  description: '',
  cover: '/c',
  images: [],
  price: null,
  tags: [],
  category: null,
  status: 'DRAFT',
  hasUnpublishedChanges: false,
  createdAt: 'then',
  updatedAt: '0',
} as const

export const keep = (send: Send) => createDraftKeeper({ ...listing, images: [], tags: [] }, send)

let version = 0
export const saves: Send = async ({ title }) => {
  version += 1
  const now = { ...listing, images: [], tags: [], title, updatedAt: String(version) }
  return { __typename: 'ListingSaved', listing: now }
}

/** To be called by each file of tests. */
export const inFakeTime = () => {
  beforeEach(() => {
    vi.useFakeTimers()
    version = 0
  })
  afterEach(() => vi.useRealTimers())
}
