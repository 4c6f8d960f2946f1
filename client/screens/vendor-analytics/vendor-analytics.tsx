import { DeskToCome } from '../../features/dashboard/desk-to-come'

export const VendorAnalytics = () => (
  <DeskToCome
    title="Analytics"
    sentence="Sales, views and conversion of your products will be counted here, month by month."
    meanwhile="What is published is what can be counted."
    to="/dashboard/vendor/products"
    label="See your products"
  />
)
