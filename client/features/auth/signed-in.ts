import type { FormResult } from '../form/form-result'
import { sessionStore } from '../session/session-store'
import { storedUserOf } from '../session/stored-user'
import type { Session_UserFragment } from '../session/viewer.generated'

/** The session begins once the message is shown: the page redirects signed-in users, and waits only where there is a message. */
export const signedIn = (success: string, user: Session_UserFragment): FormResult => ({
  success,
  next: () => sessionStore.begin(storedUserOf(user)),
})
