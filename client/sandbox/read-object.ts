/** The JSON object in an editor; undefined if the editor is empty. `name` stands in the error message. */
export const readObject = (name: string, text = ''): Record<string, unknown> | undefined => {
  if (text.trim() === '') return undefined
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${name} are not a JSON object.`)
  }
  return Object.fromEntries(Object.entries(value))
}

/** The value of a JSON text. Undefined if it is none. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
