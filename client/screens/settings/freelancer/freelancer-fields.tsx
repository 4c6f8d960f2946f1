import { DescriptionField, Half, LinesField, LocationField } from '../../../features/form/fields'
import { TextField } from '../../../ui/form/field'
import type { FreelancerSection_FreelancerFragment } from './freelancer-section.generated'

interface Props {
  freelancer: FreelancerSection_FreelancerFragment
  errorOf: (field: string) => string | undefined
}

export const FreelancerFields = ({ freelancer, errorOf }: Props) => (
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
      <TextField
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
