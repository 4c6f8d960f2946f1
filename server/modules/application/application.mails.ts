import { mailText } from '../outbox/outbox.service'

export const jobFilledMail = (link: string) =>
  mailText(
    'A job you applied for is filled',
    'The company has hired another applicant and closed the job. Thank you for applying; it is not a judgement of your work.',
    'Your applications:',
    link,
  )
