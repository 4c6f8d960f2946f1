import type { Refusal } from '../../modules/upload/resize-picture'

/** Responses for pictures that can't be re-encoded. */
export const pictureRefusals: Record<Refusal, [status: number, message: string]> = {
  'no-picture': [415, 'This is no picture that we can read. Choose a JPEG, PNG, WebP, AVIF or GIF.'],
  'too-many-pixels': [413, 'This picture has more than 40 megapixels. Choose a smaller one.'],
}
