/** Uploads at the same time, of all accounts and of one. */
const MAX_UPLOADS = 20
const MAX_OF_ACCOUNT = 3

/** Counts the uploads in progress of this process. */
export const createUploadSlots = () => {
  const ofAccount = new Map<string, number>()
  let total = 0

  return {
    /** Returns a function that frees the slot, or why there is none. */
    take: (account: string): (() => void) | 'too-many' | 'too-many-of-account' => {
      const own = ofAccount.get(account) ?? 0
      if (own >= MAX_OF_ACCOUNT) return 'too-many-of-account'
      if (total >= MAX_UPLOADS) return 'too-many'
      total += 1
      ofAccount.set(account, own + 1)
      return () => {
        total -= 1
        const left = (ofAccount.get(account) ?? 1) - 1
        if (left > 0) ofAccount.set(account, left)
        else ofAccount.delete(account)
      }
    },
  }
}
