import type { FragmentType } from '@apollo/client'
import { useState } from 'react'
import type { UpdateCompanyInput } from '../../generated/schema'
import { splitLines } from '../../lib/text'
import { Form } from '../form/form'
import { problemOf } from '../form/form-result'
import { useSubmit } from '../form/use-submit'
import { LanguagesField } from '../language/languages-field'
import { useLanguages } from '../language/use-languages'
import { sessionStore, useSession } from '../session/session-store'
import { CompanyFields, CompanyPictures, type Pictures } from './company-fields'
import {
  type CompanyForm_CompanyFragment,
  useCompanyForm_CompanyFragment,
  useUpdateCompanyMutation,
} from './company-form.generated'

export const CompanyForm = ({ company: from }: { company: FragmentType<CompanyForm_CompanyFragment> }) => {
  const company = useCompanyForm_CompanyFragment(from)
  const [update] = useUpdateCompanyMutation()
  const [pictures, setPictures] = useState<Pictures>(company)
  // Freelancers choose them in their freelancer profile.
  const isFreelancer = useSession().user?.role === 'freelancer'
  const { options, tickedIn } = useLanguages({ skip: isFreelancer })

  const send = async (values: FormData) => {
    const foundedYear = String(values.get('foundedYear')).trim()
    if (!/^\d{0,4}$/.test(foundedYear))
      return { problem: 'Year of foundation has four digits and is not in the future', field: 'foundedYear' }
    const { logo, banner } = pictures
    const input = { ...companyInput(values, { logo, banner }), languages: tickedIn(values) }
    const answer = (await update({ variables: { input } })).data?.updateCompany
    if (answer?.__typename !== 'CompanyUpdated') return problemOf(answer)
    setPictures(answer.company)
    // The header shows the company's name too.
    const { user } = sessionStore.read()
    if (user) sessionStore.begin({ ...user, company: answer.company.name })
    return { success: 'Saved' }
  }
  const submit = useSubmit(send)

  return (
    <Form label="Company details" action="Save company" submit={submit}>
      <CompanyPictures
        pictures={pictures}
        disabled={submit.pending}
        errorOf={submit.errorOf}
        change={(picture) => {
          setPictures({ ...pictures, ...picture })
          submit.touch()
        }}
      />
      <CompanyFields company={company} errorOf={submit.errorOf} />
      {!isFreelancer && <LanguagesField options={options} chosen={company.languages} />}
    </Form>
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
