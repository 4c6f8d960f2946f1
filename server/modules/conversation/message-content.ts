import { paragraphs } from '../../lib/text'
import { clientIdViolation, invalidInput } from '../../lib/violations'
import { MAX_ATTACHMENTS } from '../upload/attached-files'

const MAX_BODY_LENGTH = 5_000

export interface MessageContent {
  body: string
  clientId: string
  /** Ids of files that the sender has uploaded. */
  files: readonly string[]
}

interface MessageInput {
  body: string
  clientId: string
  files?: readonly string[] | null | undefined
}

export const normalized = ({ body, clientId, files }: MessageInput): MessageContent => ({
  body: paragraphs(body),
  clientId,
  files: [...new Set(files)],
})

/** A message without text has a file. */
export const firstViolation = ({ body, clientId, files }: MessageContent) => {
  if (body === '' && files.length === 0) return invalidInput('body', 'Please write a message.')
  if (body.length > MAX_BODY_LENGTH) return invalidInput('body', 'A message has at most 5,000 characters.')
  if (files.length > MAX_ATTACHMENTS) return invalidInput('files', `A message has at most ${MAX_ATTACHMENTS} files.`)
  return clientIdViolation(clientId)
}
