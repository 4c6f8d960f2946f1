/** Where the person should look next, by the field's name. */
export const focusField = (form: HTMLFormElement | null, name: string) => {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
