import { dataOrThrow, revalidate } from '../../apollo/data-or-throw'
import { DashboardPage } from '../../features/dashboard/dashboard-page'
import { NotFound } from '../../features/page/errors/not-found'
import { KeyedByParam } from '../../features/page/layout/keyed-by-param'
import { PrintHead } from '../../features/page/layout/print-head'
import { Button } from '../../ui/button/button'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { useAgreementSuspenseQuery } from './agreement.generated'
import { AgreementSheet } from './agreement-sheet'

/** The confidentiality agreement of an order, with the names and dates of its parties, also for print. */
export const Agreement = () => (
  <KeyedByParam
    fallback={
      <Loading label="Loading the agreement">
        <Skeleton width="20rem" height="3rem" />
        <Skeleton height="40rem" />
      </Loading>
    }
  >
    {(id) => <LoadedAgreement id={id} />}
  </KeyedByParam>
)

const LoadedAgreement = ({ id }: { id: string }) => {
  const { engagement } = dataOrThrow(useAgreementSuspenseQuery({ variables: { id }, ...revalidate }))
  if (!engagement?.nda)
    return (
      <NotFound
        title="Agreement Not Found"
        text="This order has no confidentiality agreement, or it belongs to another account."
        actions={[{ to: '/dashboard', label: 'Back to the dashboard' }]}
      />
    )
  return (
    <>
      <PrintHead />
      <DashboardPage
        title="Confidentiality agreement"
        lead={engagement.nda.explanation}
        actions={
          <Button variant="line" size="small" onClick={() => window.print()}>
            Print
          </Button>
        }
      >
        <AgreementSheet engagement={engagement} nda={engagement.nda} />
      </DashboardPage>
    </>
  )
}
