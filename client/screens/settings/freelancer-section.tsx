import { linesOf } from '../../features/form/lines-of'
import { problemOf } from '../../features/form/problem-of'
import { SavingForm } from '../../features/form/saving-form'
import { useSaving } from '../../features/form/use-saving'
import { Icon } from '../../ui/icon'
import { FreelancerFields } from './freelancer-fields'
import type { FreelancerSection_FreelancerFragment } from './freelancer-section.generated'
import styles from './freelancer-section.module.css'
import { Setting } from './setting'
import { useUpdateFreelancerMutation } from './update-freelancer.generated'

export const FreelancerSection = ({ freelancer }: { freelancer: FreelancerSection_FreelancerFragment }) => {
  const saving = useSaving()
  const [update] = useUpdateFreelancerMutation()

  const send = async (values: FormData) => {
    const text = (name: string) => String(values.get(name) ?? '').trim()
    const hourlyRate = Number(text('hourlyRate') || 'none')
    if (!Number.isFinite(hourlyRate))
      return { problem: 'Hourly rate is a number of dollars, like 150', field: 'hourlyRate' }
    const input = {
      title: text('title'),
      location: text('location'),
      experience: text('experience'),
      hourlyRate,
      skills: linesOf(text('skills')),
      description: text('description'),
    }
    const answer = (await update({ variables: { input } })).data?.updateFreelancer
    return answer?.__typename === 'FreelancerUpdated' ? { done: 'Saved' } : problemOf(answer)
  }

  return (
    <Setting title="Public profile" text="What clients see among the freelancers. Without a title you are not listed.">
      {freelancer.title === '' && (
        <p className={styles.unlisted}>
          <Icon name="alert" />
          <span>
            <b>You are not listed yet.</b> Write a title and save it, and clients find you among the freelancers.
          </span>
        </p>
      )}
      <SavingForm label="Public profile" action="Save public profile" saving={saving} send={send}>
        <FreelancerFields freelancer={freelancer} errorOf={saving.errorOf} />
      </SavingForm>
    </Setting>
  )
}
