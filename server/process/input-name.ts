/** The member of a @oneOf input for a transition: `REQUEST_CHANGES` is `requestChanges`. */
export const inputName = (name: string) =>
  name.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
