import { daysAfter } from '#/lib/seoul-time.ts'
import { jobType } from '#/server/platform/jobs/job.ts'
import { findPicture, pictureKey } from './pictures.repo.ts'
import type { WritingDeps } from './writing-deps.ts'

/** Longer than whoever stored a picture may take to write it down. */
const DAYS = 1

interface Drawn {
  readonly id: string
  readonly widths: readonly number[]
}

export const dropPicturesJob = jobType<Drawn>('pictures.drop-unnamed')

/** Before a picture is stored: whoever dies or finds the disk full before its row names it would leave widths that nobody deletes. */
export function dropUnlessNamed(deps: Pick<WritingDeps, 'database' | 'jobs' | 'clock'>, drawn: Drawn): Promise<void> {
  const options = { key: `pictures.drop-unnamed ${drawn.id}`, runAt: daysAfter(deps.clock.now(), DAYS) }
  return deps.database.transaction((tx) => deps.jobs.add(tx, dropPicturesJob, drawn, options))
}

export async function dropIfUnnamed(
  { database, storage }: Pick<WritingDeps, 'database' | 'storage'>,
  { id, widths }: Drawn,
): Promise<void> {
  if (await findPicture(database.db, id)) return
  for (const width of widths) await storage.delete(pictureKey(id, width))
}
