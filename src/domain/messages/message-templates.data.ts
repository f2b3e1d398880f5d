import { COUPON_TEMPLATES } from './coupon-templates.data.ts'
import { EBOOK_TEMPLATES } from './ebook-templates.data.ts'
import type { FieldName, GIVEN_FIELDS } from './message-fields.data.ts'
import { MONEY_TEMPLATES } from './money-templates.data.ts'
import { ORDER_TEMPLATES } from './order-templates.data.ts'
import { SECURITY_TEMPLATES } from './security-templates.data.ts'
import { SUPPORT_TEMPLATES } from './support-templates.data.ts'
import { VISIT_TEMPLATES } from './visit-templates.data.ts'
import { WALLET_TEMPLATES } from './wallet-templates.data.ts'

/** Every message of the shop, as it opens with; the desk may change the words. */
export const MESSAGE_TEMPLATES = {
  ...ORDER_TEMPLATES,
  ...EBOOK_TEMPLATES,
  ...MONEY_TEMPLATES,
  ...SUPPORT_TEMPLATES,
  ...VISIT_TEMPLATES,
  ...COUPON_TEMPLATES,
  ...WALLET_TEMPLATES,
  ...SECURITY_TEMPLATES,
} as const

export type TemplateId = keyof typeof MESSAGE_TEMPLATES
export const TEMPLATE_IDS = Object.keys(MESSAGE_TEMPLATES) as readonly TemplateId[]

type Given = (typeof GIVEN_FIELDS)[number]
/** What whoever tells it has to know. */
export type FieldsOf<T extends TemplateId> = {
  readonly [F in Exclude<(typeof MESSAGE_TEMPLATES)[T]['required' | 'optional'][number], Given>]: string
} & { readonly [F in FieldName]?: string }
