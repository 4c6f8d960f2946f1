import { createMail, quoted } from '../outbox/mail-template'

/** The mail to an applicant whose application ends because the job is filled. */
export const jobFilledMail = (to: string, title: string, company: string, link: string) =>
  createMail({
    to,
    subject: `${company} has filled ${quoted(title)}`,
    paragraphs: [
      `${company} has hired another applicant for ${quoted(title)} and closed the job. Thank you for applying; it is not a judgement of your work.`,
    ],
    button: { label: 'See your applications', url: link },
  })
