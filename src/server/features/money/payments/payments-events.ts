import { eventType } from '#/server/platform/jobs/job.ts'

/** Money has really gone back; `orderId` is the order it had come for, `repaymentId` the repayment that owned it. */
export const refundDone = eventType<{
  refundId: string
  orderId: string
  amount: number
  via: 'gateway' | 'bank'
  repaymentId?: string
}>('payment.refund-done')
/** There is an account that a deposit is waited for on. */
export const accountIssued = eventType<{ attemptId: string }>('payment.account-issued')
/** Nobody paid into it in time; the order can be paid anew. */
export const accountExpired = eventType<{ orderId: string; attemptId: string }>('payment.account-expired')
/** The account of several orders was closed because one of them was cancelled: this one has to be paid anew. */
export const accountClosed = eventType<{ orderId: string; attemptId: string; cancelled: string }>(
  'payment.account-closed',
)
