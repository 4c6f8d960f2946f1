import { CombinedGraphQLErrors } from '@apollo/client'
import { useRef } from 'react'
import { type FormResult, problemOf, refusalOf } from '../form/form-result'

export interface MessageContent {
  body: string
  /** Ids of uploaded files. */
  files: string[]
  clientId: string
}

export type SendRefusal =
  | { __typename: 'InvalidInput'; message: string }
  | { __typename: 'ConversationNotFound'; message: string }
  | { __typename: 'RecipientUnavailable'; message: string }
  | { __typename: 'TooManyAttempts'; retryAfterSeconds: number }

/** Shows beside the text why a message was not sent. */
export const sendProblem = (answer: SendRefusal | undefined): FormResult => ({ ...problemOf(answer), field: 'body' })

/** Shows beside the text that the request failed. */
export const notSent = (error: unknown): FormResult => {
  const reason = CombinedGraphQLErrors.is(error) ? 'Something went wrong.' : 'The connection was lost.'
  return { problem: `Not sent. ${refusalOf(error) ?? reason} Your text is still here.`, field: 'body' }
}

/** An id that stays the same while the content does. The server accepts it once, so a retry never sends a message twice. */
export const useClientId = () => {
  const last = useRef<{ content: string; id: string }>(undefined)
  return {
    of: (content: string) => {
      if (last.current?.content !== content) last.current = { content, id: newId() }
      return last.current.id
    },
    /** Forgets the id, so that the same content can be sent as another message. */
    done: () => {
      last.current = undefined
    },
  }
}

/** `crypto.randomUUID` exists on https and localhost only. */
const newId = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
