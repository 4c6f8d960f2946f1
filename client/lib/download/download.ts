/** Downloads a blob as a file. */
export const download = (name: string, blob: Blob) => {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Revoked later, because some browsers start to read with a delay.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
