import { createContext, type MouseEvent, type RefObject } from 'react'

export type OpenPicture = (event: MouseEvent, index: number) => void

/** Opens a picture of the listing in the dialog. Without a value until `ListingExtras` has loaded. */
export const OpenPictureRef = createContext<RefObject<OpenPicture | null>>({ current: null })
