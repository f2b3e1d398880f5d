import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'

/** After the journeys: a deadlock that was broken and tried again looks like success, and is a fault all the same. */
export default function refuseDeadlocks({ metadata }: FullConfig): void {
  const dataDir = String(metadata['dataDir'])
  const log = readFileSync(join(dataDir, 'postgres/postgres.log'), 'utf8')
  const deadlocks = log.split('deadlock detected').length - 1
  if (deadlocks > 0) throw new Error(`PostgreSQL broke ${deadlocks} deadlocks: see ${dataDir}/postgres/postgres.log`)
}
