import { createRequire } from 'node:module'
import type * as Core from 'drizzle-orm'
import type * as Errors from 'drizzle-orm/errors'
import type * as NodePostgres from 'drizzle-orm/node-postgres'
import type * as Pg from 'drizzle-orm/pg-core'

/**
 * The query builder, whole and as published, for all who ask the database. It is fetched by `require`: for each `import` within a
 * package Node reads the package's list of entries anew, this one's has 130 kB, and a server spent half of its start on it (ADR 0122).
 */
const require = createRequire(import.meta.url)
const core: typeof Core = require('drizzle-orm')
const errors: typeof Errors = require('drizzle-orm/errors')
const pg: typeof Pg = require('drizzle-orm/pg-core')
const nodePostgres: typeof NodePostgres = require('drizzle-orm/node-postgres')

export const { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, notExists, notInArray, or } = core
export const { arrayContains, arrayOverlaps, asc, between, count, desc, getTableColumns, max, min, sql, sum } = core
export const { bigint, boolean, customType, date, doublePrecision, integer, jsonb, numeric, smallint, text } = pg
export const { getTableConfig, pgTable, primaryKey, timestamp, union, unique, uuid } = pg
export const { drizzle } = nodePostgres
export const { DrizzleQueryError } = errors

export const isTable = (value: unknown): value is Pg.PgTable => core.is(value, pg.PgTable)

export type { Column, SQL, WithSubquery } from 'drizzle-orm'
export type { AnyPgTable, PgTable } from 'drizzle-orm/pg-core'
export type { NodePgDatabase } from 'drizzle-orm/node-postgres'
