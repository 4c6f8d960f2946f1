/** Hands a text over as a file of JSON. */
export const download = (name: string, text: string) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: some browsers begin to read only later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
