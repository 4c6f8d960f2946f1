import { useSearchParams } from 'react-router-dom'
import { AuthLayout } from '../../features/auth/auth-layout'
import { PageMeta } from '../../features/page/head/page-meta'
import { TextLink } from '../../features/page/layout/links'
import { authPath } from '../../lib/paths'
import { RegisterForm } from './register-form'

export const Register = () => {
  const [params] = useSearchParams()
  return (
    <>
      <PageMeta
        title="Create an account"
        description="Create an account on Marque as a customer, vendor, freelancer or broker."
      />
      <meta name="robots" content="noindex" />
      <AuthLayout
        shape="long"
        title="Create an account"
        intro={
          <>
            Already registered? <TextLink to={authPath('/login', params)}>Log in</TextLink>
          </>
        }
        art="/artwork/ornament/register-plate.svg"
        quote="Put your name to it, and it is yours to defend."
        line="Listing is free; you pay only when an order is signed off."
      >
        <RegisterForm />
      </AuthLayout>
    </>
  )
}
