const PIXELS = 208

/** A drawing of ours as a picture that can be uploaded. */
export const printed = async (address: string) => {
  const drawing = new Image()
  drawing.src = address
  await drawing.decode()
  const canvas = document.createElement('canvas')
  canvas.width = PIXELS
  canvas.height = PIXELS
  canvas.getContext('2d')?.drawImage(drawing, 0, 0, PIXELS, PIXELS)
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!bytes) throw new Error('Nothing was drawn')
  return new File([bytes], 'portrait.png', { type: bytes.type })
}
