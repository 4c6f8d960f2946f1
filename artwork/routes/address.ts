/** What a picture may be drawn from: ids and the like. */
export const isSeed = (text: string) => /^[a-z0-9-]{1,64}$/.test(text)
export const isInitials = (text: string) => /^[A-Z]{1,2}$/.test(text)
