import { createBackground } from '../background'
import { createLog } from '../log'
import { createSampleMail } from '../ports/mail/sample-mail'

/** What lies outside, with every mail caught. */
export const newMailbox = () => {
  const mail = createSampleMail(() => new Date())
  const background = createBackground(createLog('silent'), 0)

  /** Newest first, once everything that was under way has arrived. */
  const mailsTo = async (address: string) => {
    await background.finish()
    return mail.sent().filter(({ to }) => to === address)
  }

  return {
    outside: { mail, later: background.later },
    mailsTo,
    /** The token in the newest link to an address; empty where there is none. */
    tokenTo: async (address: string) => {
      const texts = (await mailsTo(address)).map(({ text }) => text.match(/\?token=([\w-]{43})\n/)?.[1])
      return texts.find((token) => token !== undefined) ?? ''
    },
  }
}
