import type { PaymentsDeps } from '#/server/features/money/payments/payments.public.ts'

export type GiveBacksDeps = PaymentsDeps
