import type { useNewOrder } from './use-new-order.ts'

/** What each part of the form is handed. */
export interface OrderFormPart {
  readonly form: ReturnType<typeof useNewOrder>['form']
}
