const SHORTEST_PASSWORD = 6

interface Typed {
  password: string
  again: string
}

/** What is wrong with a new password, and in which field, if anything. The server has the last word. */
export const brokenPassword = ({ password, again }: Typed) => {
  if (password !== again) return { field: 'again' as const, message: "Passwords don't match" }
  if (password.length >= SHORTEST_PASSWORD) return undefined
  return { field: 'password' as const, message: `Password must be at least ${SHORTEST_PASSWORD} characters` }
}
