/** Returns a key for an entry. Carts name the chosen package by it, so that a removed entry's key does not come back. */
export const newKey = () => Math.random().toString(36).slice(2, 10).padEnd(8, '0')
