import styles from './apply-steps.module.css'

const steps = [
  ['Send a note', 'A few sentences and one link: a CV or a profile. It takes five minutes.'],
  ['The firm reads it', 'You see when you are shortlisted or declined. Every applicant gets an answer.'],
  ['Talk', 'A conversation opens in your messages. You may withdraw at any time before the decision.'],
] as const

export const ApplySteps = () => (
  <ol className={styles.steps}>
    {steps.map(([step, text]) => (
      <li key={step}>
        <b>{step}</b>
        <span>{text}</span>
      </li>
    ))}
  </ol>
)
