import type { FormResult } from '../form/form-result'
import { sessionStore } from '../session/session-store'
import { storedUserOf } from '../session/stored-user'
import type { Session_UserFragment } from '../session/viewer.generated'

/** The session begins after the message is shown: the page redirects signed-in users at once, or later if it shows a message. */
export const signInSuccess = (success: string, user: Session_UserFragment): FormResult => ({
  success,
  next: () => sessionStore.begin(storedUserOf(user)),
})
