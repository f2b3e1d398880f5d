import { CUSTOMER_TYPES, type TypeRole } from './roles.ts'

/** Members that are firms: whoever orders for a business and may connect systems of its own. */
export const FIRM_ROLES: readonly TypeRole[] = CUSTOMER_TYPES.filter((type) => type !== 'GENERAL').map(
  (type) => `ROLE_USER_TYPE_${type}` as const,
)
