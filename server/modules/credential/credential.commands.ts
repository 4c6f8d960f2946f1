import type { CredentialRow, UserRow } from '../../database/tables/tables'
import type { AdvanceCredentialInput, AskCredentialCheckInput } from '../../generated/resolvers'
import { DAY_SECONDS } from '../../lib/dates'
import { newId } from '../../lib/ids'
import { oneLine, paragraphs } from '../../lib/text'
import { invalidInput } from '../../lib/violations'
import { advanceRecord, refusals } from '../../process/process'
import type { AttachmentService } from '../attachment/attachment.service'
import type { InTransaction } from '../container-scopes'
import type { Throttle } from '../rate-limit/throttle'
import { MAX_ATTACHMENTS, uploadAgain } from '../upload/attached-files'
import type { UserService } from '../user/user.service'
import { credentialProcess, credentialStates } from './credential.process'
import { type CredentialQueries, sideOf } from './credential.queries'
import type { CredentialRepository } from './credential.repository'
import { jurisdictionViolation } from './credential.rules'
import type { CredentialService } from './credential.service'

const MAX_OPEN = 10
const MAX_REASON_LENGTH = 500

interface Dependencies {
  credentialRepository: Pick<CredentialRepository, 'find'>
  credentials: CredentialQueries
  throttle: Throttle
  now: () => Date
  inTransaction: InTransaction<{
    attachmentService: Pick<AttachmentService, 'areFree'>
    credentialRepository: Pick<CredentialRepository, 'open'>
    credentialService: CredentialService
    userService: Pick<UserService, 'lockActive'>
  }>
}

export const createCredentialCommands = (dependencies: Dependencies) => {
  const { credentialRepository, credentials, throttle, now, inTransaction } = dependencies

  const violationOf = (jurisdiction: string, number: string, files: readonly string[]) => {
    const violation = jurisdictionViolation(jurisdiction)
    if (violation) return violation
    if (number === '' || number.length > 40) return invalidInput('number', 'A number has 1 to 40 characters.')
    if (files.length === 0 || files.length > MAX_ATTACHMENTS)
      return invalidInput('files', 'Add 1 to 10 files that show your registration.')
    return undefined
  }

  return {
    ask: async (owner: UserRow, { kind, files: given, ...input }: AskCredentialCheckInput) => {
      const [jurisdiction, number] = [oneLine(input.jurisdiction), oneLine(input.number)]
      const files = [...new Set(given)]
      const violation = violationOf(jurisdiction, number, files)
      if (violation) return violation
      const throttled = await throttle([{ key: ['credential', owner.id], max: 20, seconds: DAY_SECONDS }])
      if (throttled) return throttled
      const moment = now().toISOString()
      const asked: Omit<CredentialRow, 'ownerName' | 'companyName'> = {
        id: newId('crd'),
        userId: owner.id,
        kind,
        jurisdiction,
        number,
        state: 'ASKED',
        version: 1,
        note: '',
        askedAt: moment,
        checkedAt: null,
        expiresAt: null,
        remindedAt: null,
        updatedAt: moment,
      }
      return inTransaction(async ({ attachmentService, credentialRepository, credentialService, userService }) => {
        // The second of two concurrent requests sees the registration and the files of the first.
        await userService.lockActive(owner.id)
        if (!(await attachmentService.areFree(files, owner.id))) return uploadAgain
        if ((await credentialRepository.open(owner.id)).length >= MAX_OPEN)
          return invalidInput('number', `You have ${MAX_OPEN} registrations already. Withdraw one first.`)
        return { __typename: 'CredentialAsked' as const, credential: await credentialService.add(asked, files) }
      })
    },

    advance: async (viewer: UserRow, { id, version, transition, note: text }: AdvanceCredentialInput) => {
      const credential = await credentials.find(viewer, id)
      const side = credential && sideOf(viewer, credential)
      if (!credential || !side) return notFound
      const note = paragraphs(text ?? '')
      if (note.length > MAX_REASON_LENGTH)
        return invalidInput('note', `A reason has at most ${MAX_REASON_LENGTH} characters.`)
      if (transition === 'REFUSE' && note === '') return invalidInput('note', 'Give the reason.')
      const step = credentialProcess.step(transition)
      const by = side === 'ADMIN' ? { admin: viewer, note } : undefined
      const refusal = credentialProcess.refusal(step, side, credential, now())
      const advance = () => inTransaction(({ credentialService }) => credentialService.advance(credential, step, by))
      const { record, reason } = await advanceRecord(credential, version, refusal, advance, credentialRepository.find)
      if (!reason) return { __typename: 'CredentialAdvanced' as const, credential: record }
      const message = refusals[reason](credentialStates[record.state])
      return { __typename: 'CredentialRefused' as const, reason, message, credential: record }
    },
  }
}

const notFound = { __typename: 'CredentialNotFound' as const, message: 'There is no such registration.' }
