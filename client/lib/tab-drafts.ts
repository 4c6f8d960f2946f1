import { readItem, writeItem } from './storage'

const storage = () => sessionStorage

/** The account that has typed what this tab stores. */
const ownerKey = 'drafts-of'
/** Entries of this tab that are no drafts. */
const others = /^(save|react-router-scroll-positions)$/

/** Removes what was typed in this tab, and what the tab knows of a checkout. */
export const discardDrafts = () => {
  for (const key of Object.keys(storage())) if (!others.test(key)) writeItem(storage, key, null)
}

/**
 * Keeps the drafts of this tab for the account that signs in, unless another one was signed in before: those are removed. What a
 * visitor has typed becomes the account's.
 */
export const claimDrafts = (userId: string) => {
  const owner = readItem(storage, ownerKey)
  if (owner !== null && owner !== userId) discardDrafts()
  writeItem(storage, ownerKey, userId)
}
