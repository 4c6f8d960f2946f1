import type { FragmentType } from '@apollo/client'
import { useState } from 'react'
import type { UpdateCompanyInput } from '../../generated/schema'
import { splitLines } from '../../lib/text'
import { Form } from '../form/form'
import { UnlistedNotice } from '../form/unlisted-notice'
import { useDraftSubmit } from '../form/use-draft-submit'
import { editProblem } from '../form/version-conflict'
import { Languages, tickedLanguages } from '../language/languages'
import type { Language } from '../language/languages-field'
import { evictOwnProfile } from '../own-profile/evict-own-profile'
import { sessionStore } from '../session/session-store'
import { CompanyFields, CompanyPictures, type Pictures } from './company-fields'
import {
  type CompanyForm_CompanyFragment,
  useCompanyForm_CompanyFragment,
  useUpdateCompanyMutation,
} from './company-form.generated'

interface Props {
  company: FragmentType<CompanyForm_CompanyFragment>
  /** All languages. Empty for freelancers, who choose them in their freelancer profile. */
  languages: readonly Language[]
}

export const CompanyForm = ({ company: from, languages }: Props) => {
  const company = useCompanyForm_CompanyFragment(from)
  const [update] = useUpdateCompanyMutation({ update: evictOwnProfile })
  const [version, setVersion] = useState(company.version)
  const [changed, setChanged] = useState<Partial<Pictures>>({})
  const pictures = { logo: company.logo, banner: company.banner, ...changed }

  const draft = 'company-profile'
  const send = async (values: FormData, form: HTMLFormElement) => {
    const foundedYear = String(values.get('foundedYear')).trim()
    if (!/^\d{0,4}$/.test(foundedYear))
      return { problem: 'Year of foundation has four digits and is not in the future', field: 'foundedYear' }
    const input = {
      ...companyInput(values, pictures),
      version,
      languages: tickedLanguages(values, languages),
    }
    const answer = (await update({ variables: { input } })).data?.updateCompany
    if (answer?.__typename !== 'CompanyUpdated') return editProblem(answer, form, setVersion)
    setVersion(answer.company.version)
    setChanged({})
    // The header shows the company's name too.
    const { user } = sessionStore.read()
    if (user) sessionStore.begin({ ...user, company: answer.company.name })
    return { success: 'Saved' }
  }
  const submit = useDraftSubmit(draft, send)

  return (
    <>
      {company.description === '' && (
        <UnlistedNotice
          who="Your company is"
          text="Write a description and save it, and buyers find it among the companies."
        />
      )}
      <Form label="Company details" action="Save company" submit={submit}>
        <CompanyPictures
          pictures={pictures}
          disabled={submit.pending}
          errorOf={submit.errorOf}
          change={(picture) => {
            setChanged((current) => ({ ...current, ...picture }))
            submit.touch()
          }}
        />
        <CompanyFields company={company} errorOf={submit.errorOf} />
        {languages.length > 0 && <Languages options={languages} chosen={company.languages} draft={draft} />}
      </Form>
    </>
  )
}

/** The form's values as input. The server normalizes and validates them. */
const companyInput = (values: FormData, pictures: Pictures): UpdateCompanyInput => {
  const text = (name: keyof UpdateCompanyInput) => String(values.get(name) ?? '').trim()
  return {
    ...pictures,
    name: text('name'),
    description: text('description'),
    services: splitLines(text('services')),
    website: text('website') || null,
    location: text('location'),
    foundedYear: text('foundedYear') === '' ? null : Number(text('foundedYear')),
    employeeCount: text('employeeCount'),
    contactEmail: text('contactEmail'),
    contactPhone: text('contactPhone'),
  }
}
