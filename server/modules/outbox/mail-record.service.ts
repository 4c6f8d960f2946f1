import type { MailRecordRow } from '../../database/tables/tables'
import { newId } from '../../lib/ids'
import type { MailRecordRepository } from './mail-record.repository'

interface Dependencies {
  mailRecordRepository: MailRecordRepository
  now: () => Date
}

interface RecordedMail {
  mailId: string
  userId: string
  /** The topic of the mail. Only mails whose topic is the id of an engagement are recorded. */
  topic: string | undefined
  subject: string
  aboutId: string | undefined
}

/** Keeps which mails an engagement has caused, to whom, and whether they were sent. Their texts are not kept. */
export const createMailRecords = ({ mailRecordRepository, now }: Dependencies) => {
  const add = async ({ mailId, userId, topic, subject, aboutId }: RecordedMail) => {
    if (!topic?.startsWith('eng-')) return
    const at = now().toISOString()
    await mailRecordRepository.add({
      id: newId('mai'),
      mailId,
      engagementId: topic,
      userId,
      subject,
      aboutId: aboutId ?? null,
      state: 'WAITING',
      queuedAt: at,
      updatedAt: at,
    })
  }

  return {
    add,

    /** A new text replaces a mail that waits. After a mail was sent, a new text gets a record of its own. */
    replace: async (mail: RecordedMail) => {
      if (!(await mailRecordRepository.rename(mail.mailId, mail.subject, now().toISOString()))) await add(mail)
    },

    close: (mailId: string, state: Exclude<MailRecordRow['state'], 'WAITING'>) =>
      mailRecordRepository.close(mailId, state, now().toISOString()),

    blankOf: mailRecordRepository.blankOf,
  }
}

export type MailRecords = ReturnType<typeof createMailRecords>
