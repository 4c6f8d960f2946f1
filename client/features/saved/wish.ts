interface Wish {
  listingId: string
  /** The page it was seen on, as its address says. */
  here: string
}

const key = 'save'

/** What a signed-out visitor wanted to save, in this tab, until they are back where they saw it. Without storage they press again. */
export const createWish = (storage: () => Storage) => {
  const read = (): unknown => {
    try {
      return JSON.parse(storage().getItem(key) ?? 'null')
    } catch {
      return null
    }
  }
  const forget = () => {
    try {
      storage().removeItem(key)
    } catch {
      // It was never kept.
    }
  }
  return {
    keep: (wish: Wish) => {
      try {
        storage().setItem(key, JSON.stringify(wish))
      } catch {
        // No room, or not allowed.
      }
    },
    /** Gives it once, and on its own page alone. */
    take: (here: string) => {
      const wish = read()
      if (!isWish(wish) || wish.here !== here) return undefined
      forget()
      return wish.listingId
    },
    forget,
  }
}

const isWish = (value: unknown): value is Wish =>
  typeof value === 'object' &&
  value !== null &&
  'listingId' in value &&
  typeof value.listingId === 'string' &&
  'here' in value &&
  typeof value.here === 'string'

export const wish = createWish(() => window.sessionStorage)
