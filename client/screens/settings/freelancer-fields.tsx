import { Half } from '../../features/form/half'
import { TextField } from '../../ui/field'
import { TextArea } from '../../ui/text-area'
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
    <Half>
      <TextField
        label="Location"
        name="location"
        defaultValue={freelancer.location}
        maxLength={100}
        hint="City and country"
        error={errorOf('location')}
      />
    </Half>
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
    <TextArea
      label="Skills"
      name="skills"
      rows={4}
      defaultValue={freelancer.skills.join('\n')}
      hint="One per line, at most 20"
      error={errorOf('skills')}
    />
    <TextArea
      label="Description"
      name="description"
      rows={6}
      defaultValue={freelancer.description}
      maxLength={5000}
      hint="A blank line begins a new paragraph. The first one stands on cards."
      error={errorOf('description')}
    />
  </>
)
