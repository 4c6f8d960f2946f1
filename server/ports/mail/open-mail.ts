import type { Config } from '../../config'
import type { Log } from '../../log'
import type { Mail } from './mail'
import { noMail } from './no-mail'
import { createSampleMail, type SampleMail } from './sample-mail'

interface OpenedMail {
  mail: Mail
  /** What would have been sent, to be shown; only with sample data. */
  outbox?: SampleMail
}

/** The way out for mails that the environment names. */
export const openMail = async (
  { smtpUrl, publicUrl, sampleData }: Pick<Config, 'smtpUrl' | 'publicUrl' | 'sampleData'>,
  log: Log,
): Promise<OpenedMail> => {
  if (smtpUrl) {
    // Loaded where it is needed: most servers start without.
    const { createSmtpMail } = await import('./smtp-mail')
    return { mail: createSmtpMail({ smtpUrl, hostname: publicUrl?.hostname ?? 'localhost' }) }
  }
  if (!sampleData) return { mail: noMail(log) }
  const outbox = createSampleMail(() => new Date())
  return { mail: outbox, outbox }
}
