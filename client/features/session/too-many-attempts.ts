import { counted } from '../listing/counted'

/** `Too many attempts. Please try again in 9 minutes.` */
export const tooManyAttempts = (retryAfterSeconds: number) =>
  `Too many attempts. Please try again in ${counted(Math.max(1, Math.ceil(retryAfterSeconds / 60)), 'minute')}.`
