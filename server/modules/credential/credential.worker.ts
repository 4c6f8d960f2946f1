import { handleEach } from '../../lib/for-each-due'
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
    for (;;) {
      const expired = await credentialRepository.expiring(now().toISOString(), BATCH)
      await handleEach(expired, (credential) =>
        inTransaction(({ credentialService }) => credentialService.advance(credential, step, undefined)),
      )
      if (expired.length < BATCH) return
    }
  }

  const remind = async () => {
    for (;;) {
      const due = await credentialRepository.toRemind(remindedUntil(now()), BATCH)
      await handleEach(due, (credential) =>
        inTransaction(({ credentialService }) => credentialService.remind(credential)),
      )
      if (due.length < BATCH) return
    }
  }

  return { run: () => handleEach([expire, remind], (work) => work()) }
}
