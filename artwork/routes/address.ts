/** Whether a text may seed a picture: an id or slug. */
export const isSeed = (text: string) => /^[a-z0-9-]{1,64}$/.test(text)
export const isInitials = (text: string) => /^[A-Z]{1,2}$/.test(text)
