import type { CredentialRow, UserRow } from '../../database/tables/tables'
import { nextTimestamp } from '../../lib/dates'
import type { AttachmentService } from '../attachment/attachment.service'
import type { AuditTrail } from '../moderation/audit-trail'
import type { Notifier } from '../notification/notifier'
import type { Outbox } from '../outbox/outbox.service'
import type { UserQueries } from '../user/user.queries'
import type { UserService } from '../user/user.service'
import { credentialMail } from './credential.mails'
import {
  type CredentialProcessStep,
  credentialProcess,
  credentialTitle,
  endOfCheck,
  REMINDER_DAYS,
} from './credential.process'
import type { CredentialRepository } from './credential.repository'

interface Dependencies {
  attachmentService: Pick<AttachmentService, 'attach' | 'releaseOfCredentials'>
  auditTrail: Pick<AuditTrail, 'recordDecision'>
  credentialRepository: CredentialRepository
  notifier: Pick<Notifier, 'notify'>
  outbox: Pick<Outbox, 'enqueue'>
  users: Pick<UserQueries, 'of'>
  userService: Pick<UserService, 'lock'>
  siteOrigin: () => string
  now: () => Date
}

const path = '/dashboard/credentials'

/** Transitions of credentials, in the caller's transaction. */
export const createCredentialService = (dependencies: Dependencies) => {
  const { attachmentService, auditTrail, credentialRepository, notifier, outbox, siteOrigin, now } = dependencies
  const { users, userService } = dependencies

  const notifyOwner = async (credential: CredentialRow, happened: string, verb: 'was' | 'is' = 'was') => {
    const { userId, note } = credential
    const aboutId = userId
    const title = credentialTitle(credential)
    await notifier.notify({
      userId,
      kind: 'CREDENTIAL',
      aboutId,
      title: `Registration ${happened}`,
      text: note ? `${title}: ${note}` : title,
      path,
      mailed: true,
    })
    const { name: to } = await users.of(userId)
    await outbox.enqueue(
      userId,
      credentialMail({ to, title, happened: `${verb} ${happened}`, note, link: siteOrigin() + path }),
      { aboutId },
    )
  }

  /** Returns the credential after the step, or undefined if it has changed since it was read. `by` is undefined for owner and clock. */
  const advance = async (
    credential: CredentialRow,
    step: CredentialProcessStep,
    by: { admin: UserRow; note: string } | undefined,
  ) => {
    const moment = now()
    // Its listings get the traits of the account, also one that is being published.
    await userService.lock(credential.userId)
    const changed = await credentialRepository.change(credential, {
      state: step.to[0],
      note: step.name === 'REFUSE' ? (by?.note ?? '') : '',
      updatedAt: nextTimestamp(credential.updatedAt, moment),
      ...(step.name === 'RENEW' && { askedAt: moment.toISOString(), ...endedCheck(credential) }),
      ...(step.name === 'CHECK' && {
        checkedAt: moment.toISOString(),
        expiresAt: endOfCheck(moment),
        remindedAt: null,
        ...(await credentialRepository.namesOf(credential.userId)),
      }),
      ...(step.name === 'RENAME' && {
        askedAt: credential.state === 'CHECKED' ? moment.toISOString() : credential.askedAt,
        expiresAt: null,
      }),
    })
    if (!changed) return undefined
    if (by) {
      const { id: recordId, userId } = changed
      const action = step.name === 'CHECK' ? 'CREDENTIAL_CHECKED' : 'CREDENTIAL_REFUSED'
      await auditTrail.recordDecision({ actorId: by.admin.id, action, recordId, partyIds: [userId] }, by.note, null)
    }
    const isHidden = step.name === 'RENAME' && credential.expiresAt !== null
    if (by || step.clock || isHidden) await notifyOwner(changed, step.happened)
    return changed
  }

  return {
    /** The credential gets the names that its owner and the company have now. */
    add: async (credential: Omit<CredentialRow, 'ownerName' | 'companyName'>, files: readonly string[]) => {
      const named = { ...credential, ...(await credentialRepository.namesOf(credential.userId)) }
      await credentialRepository.add(named)
      await attachmentService.attach(files, credential.userId, { credentialId: credential.id })
      return named
    },

    advance,

    /** Ends the checks of an account that changes its name or its company's: they were about the former one. Called before the change. */
    rename: async (userId: string) => {
      await userService.lock(userId)
      const step = credentialProcess.step('RENAME')
      for (const credential of await credentialRepository.open(userId)) await advance(credential, step, undefined)
    },

    /** Reminds the owner, once for each check, that it is renewed yearly. */
    remind: async (credential: CredentialRow) => {
      if (await credentialRepository.markReminded(credential.id, now().toISOString()))
        await notifyOwner(credential, `due for its yearly check within ${REMINDER_DAYS} days`, 'is')
    },

    /** Removes the credentials of an account that is deleted. Their files become free, and are removed with those. */
    removeAllOf: async (userId: string) => {
      await attachmentService.releaseOfCredentials(userId)
      await credentialRepository.removeOf(userId)
    },
  }
}

export type CredentialService = ReturnType<typeof createCredentialService>

/** An expired check stays expired while the next one is awaited. */
const endedCheck = ({ state }: CredentialRow) => (state === 'EXPIRED' ? { expiresAt: null } : {})
