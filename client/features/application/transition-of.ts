import type { ApplicationTransition, ApplicationTransitionInput } from '../../generated/schema'

/** What is sent for a step. */
export const transitionOf = (name: ApplicationTransition, message: string): ApplicationTransitionInput => {
  const answer = message ? { message } : {}
  switch (name) {
    case 'SHORTLIST':
      return { shortlist: answer }
    case 'DECLINE':
      return { decline: answer }
    case 'HIRE':
      return { hire: answer }
    case 'HIRE_AND_CLOSE':
      return { hireAndClose: answer }
    case 'WITHDRAW':
      return { withdraw: true }
    case 'APPLY':
      throw new Error('An application begins with this; it is never taken later.')
  }
}

/** To ask the API for the fields of every step of a page of applications would cost more than a page may. */
export const asksForMessage = (name: ApplicationTransition) => name !== 'WITHDRAW'
