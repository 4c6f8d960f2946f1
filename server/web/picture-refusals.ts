import type { Refusal } from '../modules/upload/picture'

/** How a picture is turned away that can't be drawn anew. */
export const pictureRefusals: Record<Refusal, [status: number, message: string]> = {
  'no-picture': [415, 'This is no picture that we can read. Choose a JPEG, PNG, WebP, AVIF or GIF.'],
  'too-many-pixels': [413, 'This picture has more than 40 megapixels. Choose a smaller one.'],
}
