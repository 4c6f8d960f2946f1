import { createLog } from '../infrastructure/log'
import { createSampleMail } from '../infrastructure/mail/mail'
import { createAfterResponse } from '../jobs/after-response'

/** Infrastructure that catches every mail. */
export const newMailbox = () => {
  const mail = createSampleMail(() => new Date())
  const afterResponse = createAfterResponse(createLog('silent'), 0)

  /** Newest first, once all work after responses is done. */
  const mailsTo = async (address: string) => {
    await afterResponse.finish()
    return mail.sent().filter(({ to }) => to === address)
  }

  return {
    infrastructure: { mail, afterResponse: afterResponse.run },
    mailsTo,
    /** The token in the newest link to an address; empty where there is none. */
    tokenTo: async (address: string) => {
      const texts = (await mailsTo(address)).map(({ text }) => text.match(/\?token=([\w-]{43})\n/)?.[1])
      return texts.find((token) => token !== undefined) ?? ''
    },
  }
}
