import type { FragmentType } from '@apollo/client'
import { useState } from 'react'
import { DescriptionField, Half, LinesField, LocationField } from '../../../features/form/fields'
import { Form } from '../../../features/form/form'
import { amountField } from '../../../features/form/number-fields'
import { UnlistedNotice } from '../../../features/form/unlisted-notice'
import { useDraftSubmit } from '../../../features/form/use-draft-submit'
import { editProblem } from '../../../features/form/version-conflict'
import { Languages, tickedLanguages } from '../../../features/language/languages'
import type { Language } from '../../../features/language/languages-field'
import { evictOwnProfile } from '../../../features/own-profile/evict-own-profile'
import { PriceField } from '../../../features/payout/price-field'
import { splitLines } from '../../../lib/text'
import { TextField } from '../../../ui/form/field'
import { SettingsSection } from '../settings-section'
import {
  type FreelancerSection_FreelancerFragment,
  useFreelancerSection_FreelancerFragment,
  useUpdateFreelancerMutation,
} from './freelancer-section.generated'

interface Props {
  freelancer: FragmentType<FreelancerSection_FreelancerFragment>
  /** All languages. */
  languages: readonly Language[]
}

export const FreelancerSection = ({ freelancer: from, languages }: Props) => {
  const freelancer = useFreelancerSection_FreelancerFragment(from)
  const [update] = useUpdateFreelancerMutation({ update: evictOwnProfile })
  const [version, setVersion] = useState(freelancer.version)

  const draft = 'freelancer-profile'
  const send = async (values: FormData, form: HTMLFormElement) => {
    const text = (name: string) => String(values.get(name) ?? '').trim()
    const hourlyRate = amountField(text('hourlyRate'))
    if ('problem' in hourlyRate) return { ...hourlyRate, field: 'hourlyRate' }
    const input = {
      version,
      title: text('title'),
      location: text('location'),
      experience: text('experience'),
      hourlyRate: hourlyRate.value,
      skills: splitLines(text('skills')),
      description: text('description'),
      languages: tickedLanguages(values, languages),
    }
    const answer = (await update({ variables: { input } })).data?.updateFreelancer
    if (answer?.__typename !== 'FreelancerUpdated') return editProblem(answer, form, setVersion)
    setVersion(answer.freelancer.version)
    return { success: 'Saved' }
  }
  const submit = useDraftSubmit(draft, send)

  return (
    <SettingsSection
      title="Public profile"
      text="What clients see among the freelancers. Without a title you are not listed."
    >
      {freelancer.title === '' && (
        <UnlistedNotice who="You are" text="Write a title and save it, and clients find you among the freelancers." />
      )}
      <Form label="Public profile" action="Save public profile" submit={submit}>
        <FreelancerFields freelancer={freelancer} errorOf={submit.errorOf} />
        <Languages options={languages} chosen={freelancer.languages} draft={draft} />
      </Form>
    </SettingsSection>
  )
}

interface FieldsProps {
  freelancer: FreelancerSection_FreelancerFragment
  errorOf: (field: string) => string | undefined
}

const FreelancerFields = ({ freelancer, errorOf }: FieldsProps) => (
  <>
    <Half>
      <TextField
        label="Title"
        name="title"
        defaultValue={freelancer.title}
        autoComplete="organization-title"
        required
        maxLength={100}
        hint="What you are, like Product engineer"
        error={errorOf('title')}
      />
    </Half>
    <LocationField value={freelancer.location} error={errorOf('location')} />
    <Half>
      <TextField
        label="Experience"
        name="experience"
        defaultValue={freelancer.experience}
        maxLength={40}
        hint="Like 9 years"
        error={errorOf('experience')}
      />
    </Half>
    <Half>
      <PriceField
        label="Hourly rate in US dollars"
        name="hourlyRate"
        inputMode="decimal"
        defaultValue={freelancer.hourlyRate}
        required
        maxLength={9}
        error={errorOf('hourlyRate')}
      />
    </Half>
    <LinesField label="Skills" name="skills" values={freelancer.skills} error={errorOf('skills')} />
    <DescriptionField value={freelancer.description} error={errorOf('description')} />
  </>
)
