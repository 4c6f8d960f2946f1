import { Outlet } from 'react-router-dom'
import { Footer } from './features/navigation/footer/footer'
import { Header } from './features/navigation/header/header'
import { PageFrame } from './features/page/layout/page-frame'
import { PageMain } from './features/page/layout/page-main'

export const Layout = () => (
  <PageFrame>
    <Header />
    <PageMain>
      <Outlet />
    </PageMain>
    <Footer />
  </PageFrame>
)
