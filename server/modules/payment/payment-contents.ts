import type { PaymentRepository } from './payment.repository'

/** The stored purchases, for the modules that wrote them. */
export const createPaymentContents = ({ paymentRepository }: { paymentRepository: PaymentRepository }) => ({
  ofBuyer: paymentRepository.ofBuyer,
  ofSeller: paymentRepository.ofSeller,
  setContent: paymentRepository.setContent,
})

export type PaymentContents = ReturnType<typeof createPaymentContents>
