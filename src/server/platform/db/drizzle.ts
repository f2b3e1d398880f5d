import { createRequire } from 'node:module'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * The query builder, whole and as published, for all who ask the database. It is fetched by `require`: for each `import` within a
 * package Node reads the package's list of entries anew, this one's has 130 kB, and a server spent half of its start on it (ADR 0122).
 */
const require = createRequire(import.meta.url)
const core: typeof import('drizzle-orm') = require('drizzle-orm')
const errors: typeof import('drizzle-orm/errors') = require('drizzle-orm/errors')
const pg: typeof import('drizzle-orm/pg-core') = require('drizzle-orm/pg-core')
const nodePostgres: typeof import('drizzle-orm/node-postgres') = require('drizzle-orm/node-postgres')

export const { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, notExists, notInArray, or } = core
export const { arrayContains, arrayOverlaps, asc, between, count, desc, getTableColumns, max, min, sql, sum } = core
export const { bigint, boolean, customType, date, doublePrecision, integer, jsonb, numeric, smallint, text } = pg
export const { getTableConfig, pgTable, primaryKey, timestamp, union, unique, uuid } = pg
export const { drizzle } = nodePostgres
export const { DrizzleQueryError } = errors

export const isTable = (value: unknown): value is PgTable => core.is(value, pg.PgTable)

export type { Column, SQL, WithSubquery } from 'drizzle-orm'
export type { AnyPgTable, PgTable } from 'drizzle-orm/pg-core'
export type { NodePgDatabase } from 'drizzle-orm/node-postgres'
