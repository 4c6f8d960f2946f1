import { FIRST_MOMENT, forEachDue, runEach } from '../../lib/for-each-due'
import type { InTransaction } from '../container-scopes'
import { credentialProcess, remindedUntil } from './credential.process'
import type { CredentialRepository } from './credential.repository'
import type { CredentialService } from './credential.service'

const BATCH = 100

interface Dependencies {
  credentialRepository: CredentialRepository
  now: () => Date
  inTransaction: InTransaction<{ credentialService: CredentialService }>
}

/** Reminds owners 30 days before a check expires, and ends checks that are a year old. */
export const createCredentialWorker = ({ credentialRepository, now, inTransaction }: Dependencies) => {
  const expire = async () => {
    await credentialRepository.endAwaited(now().toISOString())
    const step = credentialProcess.step('EXPIRE')
    const by = now().toISOString()
    await forEachDue({
      first,
      nameOf,
      read: (after) => credentialRepository.expiring(by, after, BATCH),
      handle: (credential) =>
        inTransaction(({ credentialService }) => credentialService.advance(credential, step, undefined)),
    })
  }

  const remind = () => {
    const by = remindedUntil(now())
    return forEachDue({
      first,
      nameOf,
      read: (after) => credentialRepository.toRemind(by, after, BATCH),
      handle: (credential) => inTransaction(({ credentialService }) => credentialService.remind(credential)),
    })
  }

  return { run: () => runEach([expire, remind]) }
}

const first = { expiresAt: FIRST_MOMENT, id: '' }
const nameOf = ({ id }: { id: string }) => id
