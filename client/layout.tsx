import { Outlet } from 'react-router-dom'
import { Footer } from './features/navigation/footer'
import { Header } from './features/navigation/header'
import { PageFrame } from './features/page/page-frame'
import { PageMain } from './features/page/page-main'

export const Layout = () => (
  <PageFrame>
    <Header />
    <PageMain>
      <Outlet />
    </PageMain>
    <Footer />
  </PageFrame>
)
