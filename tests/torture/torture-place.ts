import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { administration } from '../support/administration.ts'
import { deadlocksOfEnded } from '../support/deadlocks.ts'
import { urlOf } from '../support/template-database.ts'

export interface TorturePlace {
  readonly name: string
  readonly databaseUrl: string
  readonly dataDir: string
  readonly adminUrl: string
  /** Done after the test, last first, whether it passed or not. */
  afterwards(work: () => Promise<unknown>): void
}

const CLEAN_UP_MS = 120_000

let count = 0

/** A seeded database and a data folder for servers that will be hurt; both go when the test is finished. Call it first in a test. */
export async function torturePlace(): Promise<TorturePlace> {
  const cleanUp: (() => Promise<unknown>)[] = []
  onTestFinished(async () => {
    for (const work of cleanUp.toReversed()) await work()
  }, CLEAN_UP_MS)
  const adminUrl = inject('adminUrl')
  const admin = administration(adminUrl)
  const name = `torture_${process.pid}_${Date.now().toString(36)}_${(count += 1)}`
  await admin.query(`create database ${name} template ${inject('template')} strategy file_copy`)
  const dataDir = await mkdtemp(join(tmpdir(), 'jikji-torture-'))
  cleanUp.push(
    () => leave(admin, name),
    () => rm(dataDir, { recursive: true, force: true }),
  )
  return { name, adminUrl, databaseUrl: urlOf(adminUrl, name), dataDir, afterwards: (work) => void cleanUp.push(work) }
}

/** Drops the database; a deadlock that was broken in it fails the test. */
async function leave(admin: pg.Pool, name: string): Promise<void> {
  const deadlocks = await deadlocksOfEnded(admin, name)
  await admin.query(`drop database if exists ${name} with (force)`)
  if (deadlocks > 0) throw new Error(`PostgreSQL broke ${deadlocks} deadlocks`)
}
