import { type Right, RIGHTS } from './rights.data.ts'
import { ADMINISTRATOR } from './roles.ts'

interface RoleOfStaff {
  readonly id: string
  readonly rights: readonly string[]
}

/** Those that are rights, each once and in the order of the table. */
export const rightsAmong = (names: readonly string[]): readonly Right[] =>
  RIGHTS.filter((right) => names.includes(right))

/** What all these roles together let somebody do; nothing without a role. */
export const rightsOf = (roles: readonly RoleOfStaff[]): readonly Right[] =>
  roles.some(({ id }) => id === ADMINISTRATOR) ? RIGHTS : rightsAmong(roles.flatMap(({ rights }) => rights))

/** Whether somebody has one of the rights. */
export const hasRight = (rights: readonly Right[], ...wanted: readonly Right[]): boolean =>
  wanted.some((right) => rights.includes(right))
