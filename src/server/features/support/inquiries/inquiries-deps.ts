import type { Services } from '#/server/platform/services.ts'
import type { PaymentsDeps } from '#/server/features/money/payments/payments.public.ts'
import type { EstimatesDeps } from '#/server/features/ordering/estimates/estimates.public.ts'
import type { PhotoScaler } from '#/server/ports/photo-scaler.ts'
import type { Storage } from '#/server/ports/storage.ts'

export interface InquiriesDeps
  extends PaymentsDeps, EstimatesDeps, Pick<Services, 'database' | 'clock' | 'ids' | 'live' | 'jobs'> {
  readonly storage: Storage
  readonly photoScaler: PhotoScaler
}

/** What an answer to an offer needs: a refund that is agreed to begins with it. */
export type OfferWork = InquiryWork & PaymentsDeps

/** What an answer needs: it may make estimates. */
export type AnswerWork = InquiryWork & EstimatesDeps

/** What a use case inside a transaction needs. */
export type InquiryWork = Pick<InquiriesDeps, 'clock' | 'ids' | 'live' | 'jobs'>
