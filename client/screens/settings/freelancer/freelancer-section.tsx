import type { FragmentType } from '@apollo/client'
import { Form } from '../../../features/form/form'
import { problemOf } from '../../../features/form/form-result'
import { useSubmit } from '../../../features/form/use-submit'
import { splitLines } from '../../../lib/text'
import { Icon } from '../../../ui/icon/icon'
import { SettingsSection } from '../settings-section'
import { FreelancerFields } from './freelancer-fields'
import {
  type FreelancerSection_FreelancerFragment,
  useFreelancerSection_FreelancerFragment,
} from './freelancer-section.generated'
import styles from './freelancer-section.module.css'
import { useUpdateFreelancerMutation } from './update-freelancer.generated'

export const FreelancerSection = ({
  freelancer: from,
}: {
  freelancer: FragmentType<FreelancerSection_FreelancerFragment>
}) => {
  const freelancer = useFreelancerSection_FreelancerFragment(from)
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
      skills: splitLines(text('skills')),
      description: text('description'),
    }
    const answer = (await update({ variables: { input } })).data?.updateFreelancer
    return answer?.__typename === 'FreelancerUpdated' ? { success: 'Saved' } : problemOf(answer)
  }
  const submit = useSubmit(send)

  return (
    <SettingsSection
      title="Public profile"
      text="What clients see among the freelancers. Without a title you are not listed."
    >
      {freelancer.title === '' && (
        <p className={styles.unlisted}>
          <Icon name="alert" />
          <span>
            <b>You are not listed yet.</b> Write a title and save it, and clients find you among the freelancers.
          </span>
        </p>
      )}
      <Form label="Public profile" action="Save public profile" submit={submit}>
        <FreelancerFields freelancer={freelancer} errorOf={submit.errorOf} />
      </Form>
    </SettingsSection>
  )
}
