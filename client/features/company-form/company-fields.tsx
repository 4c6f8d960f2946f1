import { TextField } from '../../ui/form/field'
import { DescriptionField, Half, LinesField, LocationField } from '../form/fields'
import { PictureField } from '../upload/picture-field'
import type { CompanyForm_CompanyFragment } from './company-form.generated'

interface Props {
  company: CompanyForm_CompanyFragment
  errorOf: (field: string) => string | undefined
}

export const CompanyFields = ({ company, errorOf }: Props) => (
  <>
    <TextField
      label="Company or business name"
      name="name"
      defaultValue={company.name}
      autoComplete="organization"
      required
      maxLength={100}
      error={errorOf('name')}
    />
    <DescriptionField value={company.description} error={errorOf('description')} />
    <LinesField label="Services offered" name="services" values={company.services} error={errorOf('services')} />
    <TextField
      label="Website"
      name="website"
      type="url"
      defaultValue={company.website ?? ''}
      autoComplete="url"
      maxLength={500}
      placeholder="https://www.example.com"
      error={errorOf('website')}
    />
    <LocationField value={company.location} error={errorOf('location')} />
    <Half>
      <TextField
        label="Year of foundation"
        name="foundedYear"
        inputMode="numeric"
        defaultValue={company.foundedYear ?? ''}
        maxLength={4}
        error={errorOf('foundedYear')}
      />
    </Half>
    <Half>
      <TextField
        label="People who work there"
        name="employeeCount"
        defaultValue={company.employeeCount}
        maxLength={20}
        hint="A range, like 11–50"
        error={errorOf('employeeCount')}
      />
    </Half>
    <Half>
      <TextField
        label="Telephone"
        name="contactPhone"
        type="tel"
        defaultValue={company.contactPhone}
        autoComplete="tel"
        maxLength={40}
        error={errorOf('contactPhone')}
      />
    </Half>
    <TextField
      label="Contact email"
      name="contactEmail"
      type="email"
      defaultValue={company.contactEmail}
      maxLength={254}
      hint="Shown to everybody"
      error={errorOf('contactEmail')}
    />
  </>
)

type Pictures = Record<'logo' | 'banner', string | null>

interface PicturesProps {
  pictures: Pictures
  change: (picture: Partial<Pictures>) => void
  disabled: boolean
  errorOf: (field: string) => string | undefined
}

export const CompanyPictures = ({ pictures, change, disabled, errorOf }: PicturesProps) => (
  <>
    <PictureField
      name="logo"
      label="Logo"
      noun="logo"
      purpose="logo"
      shape="round"
      hint="Shown in a circle: square pictures fit best. Up to 5 MB."
      path={pictures.logo}
      change={(logo) => change({ logo })}
      disabled={disabled}
      error={errorOf('logo')}
    />
    <PictureField
      name="banner"
      label="Banner"
      noun="banner"
      purpose="banner"
      shape="band"
      hint="The band across your page, 1280 by 272. Up to 5 MB."
      path={pictures.banner}
      change={(banner) => change({ banner })}
      disabled={disabled}
      error={errorOf('banner')}
    />
  </>
)
