/** Hands a text over as a file. */
export const download = (name: string, type: string, text: string) => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: some browsers begin to read only later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
