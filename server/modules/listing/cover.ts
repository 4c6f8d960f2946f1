import { fromLines } from '../../database/lines'

export const cover = ({ images }: { images: string }) => fromLines(images)[0] ?? ''
