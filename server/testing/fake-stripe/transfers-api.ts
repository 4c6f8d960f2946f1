import { ApiError, notFound } from './api-error'
import type { Books } from './books'
import type { Form } from './form'

const parameters = [
  'amount',
  'currency',
  'destination',
  'description',
  'source_transaction',
  'transfer_group',
  'metadata[]',
]

/** Transfers and their reversals. */
export const transfersApi = (books: Books) => {
  const found = (id: string) => {
    const transfer = books.transfers.find(id)
    if (!transfer) throw notFound('transfer', id)
    return transfer
  }

  return {
    create: (form: Form) => {
      form.allowOnly(parameters)
      const amount = form.amount('amount')
      const account = books.accounts.find(form.text('destination'))
      if (!account) throw notFound('destination', form.text('destination'))
      if (account.capabilities.transfers !== 'active')
        throw new ApiError(
          'Your destination account needs to have at least one of the following capabilities enabled: transfers',
          { code: 'insufficient_capabilities_for_transfer' },
        )
      const source = books.charges.find(form.optional('source_transaction'))
      const before = books.transfers.all().filter(({ source_transaction }) => source_transaction === source?.id)
      if (source && amount > source.amount - before.reduce((sum, transfer) => sum + transfer.amount, 0))
        throw new ApiError('The transfers from the source_transaction exceed its amount.')
      const transfer = books.transfers.add({
        ...books.begin('tr'),
        object: 'transfer',
        amount,
        amount_reversed: 0,
        destination: account.id,
        source_transaction: source?.id ?? null,
        transfer_group: form.optional('transfer_group'),
        metadata: form.metadata(),
      })
      books.book('transfer', -amount, transfer.id)
      books.record('transfer.created', transfer)
      return transfer
    },

    list: (form: Form) => {
      const group = form.optional('transfer_group')
      return books.transfers.all().filter(({ transfer_group }) => !group || transfer_group === group)
    },

    retrieve: (_: Form, id: string) => found(id),

    reverse: (form: Form, id: string) => {
      form.allowOnly(['amount', 'metadata[]'])
      const transfer = found(id)
      const amount = form.amount('amount')
      if (transfer.amount_reversed + amount > transfer.amount)
        throw new ApiError('The reversal is greater than what is left of the transfer.')
      transfer.amount_reversed += amount
      const reversal = books.reversals.add({
        ...books.begin('trr'),
        object: 'transfer_reversal',
        amount,
        transfer: id,
        metadata: form.metadata(),
      })
      books.book('transfer_refund', amount, reversal.id)
      books.record('transfer.reversed', transfer)
      return reversal
    },

    reversals: (_: Form, id: string) => books.reversals.all().filter(({ transfer }) => transfer === found(id).id),
  }
}
