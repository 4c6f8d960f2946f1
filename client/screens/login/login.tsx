import { useSearchParams } from 'react-router-dom'
import { AuthLayout } from '../../features/auth/auth-layout'
import { PageMeta } from '../../features/page/head/page-meta'
import { TextLink } from '../../features/page/layout/links'
import { authPath } from '../../lib/paths'
import { LoginForm } from './login-form'

export const Login = () => {
  const [params] = useSearchParams()
  return (
    <>
      <PageMeta title="Log in" description="Log in to Marque to buy, sell, apply for jobs and write to sellers." />
      <meta name="robots" content="noindex" />
      <AuthLayout
        title="Log in"
        intro={
          <>
            New to Marque? <TextLink to={authPath('/register', params)}>Create an account</TextLink>
          </>
        }
        art="/artwork/ornament/login-plate.svg"
        quote="A right you cannot prove is a right you do not have. Keep the papers."
        line="Empowering startups, legally and digitally."
      >
        <LoginForm />
      </AuthLayout>
    </>
  )
}
