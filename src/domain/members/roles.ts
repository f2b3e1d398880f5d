/** Member types of the specification, as they stand in the token's comma-separated list. */
export const CUSTOMER_TYPES = ['GENERAL', 'BUSINESS', 'ACADEMY', 'HAMAMATH', 'MATHOLIC'] as const
export type CustomerType = (typeof CUSTOMER_TYPES)[number]

export const TYPE_ROLES = CUSTOMER_TYPES.map((type) => `ROLE_USER_TYPE_${type}` as const)
export type TypeRole = (typeof TYPE_ROLES)[number]

/** 0050 and 0051: academy approved; 0080: math site 1 approved. */
export const GRADE_ROLES = ['ROLE_GRADE_0050', 'ROLE_GRADE_0051', 'ROLE_GRADE_0080'] as const
export type GradeRole = (typeof GRADE_ROLES)[number]

export type CustomerRole = TypeRole | GradeRole

/** The roles that a shop begins with; their rights are in the database, and the owner makes others beside them. */
export const STAFF_ROLES = ['service', 'proof', 'production', 'finance', 'administrator'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Has every right, also those of a later version, and cannot be changed: so a shop never locks itself out. */
export const ADMINISTRATOR = 'administrator' satisfies StaffRole
