import { expect, test } from 'vitest'
import { drawnCover as storedCover } from '../../../../server/modules/own-listing/own-images'
import { drawnCover } from './pictures'

test.each([
  ['PRODUCT', 'product'],
  ['SERVICE', 'service'],
] as const)(
  'drawn cover: the preview of a %s without a category has the one that the server stores',
  (kind, stored) => {
    expect(drawnCover({ id: 'srv-new', kind })).toBe(storedCover({ id: 'srv-new', kind: stored }, undefined))
  },
)
