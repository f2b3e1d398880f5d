import type { Access } from '#/contract/access.ts'
import { issueDeskAccount } from '#/contract/money/desk-account.contract.ts'
import { changeOrderLine } from '#/contract/money/order-changes.contract.ts'
import { askPressPackage } from '#/contract/prepress/press.contract.ts'
import { makeProofVersion } from '#/contract/prepress/proofs.contract.ts'
import { changeRecipient } from '#/contract/production/change-recipient.contract.ts'
import { dispatchOrder } from '#/contract/production/shipping.contract.ts'
import {
  requestFile,
  revealPersonalData,
  STAFF_ACTS,
  type StaffOrder,
} from '#/contract/production/staff-order.contract.ts'
import { passes } from '#/server/platform/http/check-access.ts'
import type { StaffPrincipal } from '#/server/platform/http/principal.ts'

const ACCESS: Readonly<Record<StaffOrder['may'][number], Access>> = {
  'reveal-personal-data': revealPersonalData.access,
  'request-file': requestFile.access,
  'make-proof': makeProofVersion.access,
  'press-package': askPressPackage.access,
  dispatch: dispatchOrder.access,
  'change-recipient': changeRecipient.access,
  'change-line': changeOrderLine.access,
}

/** What somebody may do in an open order: asked of the gate that each act passes, so that no button leads to a refusal. */
export const actionsOf = (staff: StaffPrincipal): StaffOrder['may'] =>
  STAFF_ACTS.filter((act) => passes(ACCESS[act], staff))

/** Whoever may name an account to a customer reads the whole of it. */
export const seesAccounts = (staff: StaffPrincipal): boolean => passes(issueDeskAccount.access, staff)
