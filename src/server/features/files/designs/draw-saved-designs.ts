import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#/contract/errors.ts'
import { PURPOSE_RULES } from '#/domain/files/purposes.ts'
import type { JobSpec } from '#/domain/catalog/job-spec.ts'
import { validateSpec } from '#/domain/catalog/validate-spec.ts'
import { josa } from '#/lib/josa.ts'
import { geometryOf } from '#/domain/catalog/geometry-of.ts'
import { type FileFact, storeForMember } from '#/server/features/files/files/files.public.ts'
import { workFolder } from '#/server/platform/work-folder.ts'
import type { DesignsDeps } from './designs-deps.ts'
import type { DesignUseRow } from './designs.table.ts'
import { findSaved, insertUse, type SavedRow } from './my-designs.repo.ts'

/** As long as an unfinished job is likely to be taken up again; a cart keeps its files longer. */
const KEEP_DAYS = 30

interface Wanted {
  readonly memberId: string
  readonly spec: JobSpec
  readonly savedIds: readonly string[]
}

interface Used {
  readonly row: DesignUseRow
  readonly files: readonly FileFact[]
}

/** Draws the press files of one job outside the server's process and stores them as the member's own. */
export async function drawSavedDesigns(deps: DesignsDeps, { memberId, spec, savedIds }: Wanted): Promise<Used> {
  const valid = validateSpec(spec)
  if (!valid.ok) {
    const fields = Object.fromEntries(valid.error.map((issue) => [`spec.${issue.path}`, issue.message]))
    throw new AppError('INVALID_INPUT', valid.error[0]?.message, fields)
  }
  const ids = [...new Set(savedIds)]
  const saved = await findSaved(deps.database.db, memberId, ids)
  if (saved.length !== ids.length) throw new AppError('NOT_FOUND')
  refuseMisfits(spec, saved)
  const files: { fact: FileFact; of: SavedRow }[] = []
  for (const of of saved) files.push({ of, fact: await drawAndStore(deps, { memberId, spec, of }) })
  const row = {
    id: deps.ids.uuid(),
    memberId,
    spec,
    files: files.map(({ fact, of }) => ({
      savedId: of.saved.id,
      name: of.saved.name,
      part: of.design.kind,
      fileId: fact.id,
    })),
    madeAt: deps.clock.now(),
  }
  await insertUse(deps.database.db, row)
  return { row, files: files.map(({ fact }) => fact) }
}

function refuseMisfits(spec: JobSpec, saved: readonly SavedRow[]): void {
  const kinds = saved.map(({ design }) => design.kind)
  if (new Set(kinds).size !== kinds.length) throw new AppError('INVALID_INPUT', '표지와 내지를 하나씩 골라 주세요.')
  const parts = geometryOf(spec).files.map(({ part }) => part as string)
  const missing = kinds.find((kind) => !parts.includes(kind))
  if (missing)
    throw new AppError('INVALID_INPUT', `이 사양에는 ${josa(PURPOSE_RULES[missing].label, '이/가')} 따로 없습니다.`)
}

interface Drawing {
  readonly memberId: string
  readonly spec: JobSpec
  readonly of: SavedRow
}

async function drawAndStore(deps: DesignsDeps, { memberId, spec, of: { saved, design } }: Drawing): Promise<FileFact> {
  const pdf = await deps.pressMaker.drawDesign({ design, values: saved.values, spec, title: saved.name })
  await using folder = await workFolder()
  const path = join(folder.path, 'design.pdf')
  await writeFile(path, pdf)
  const name = `${saved.name} ${PURPOSE_RULES[design.kind].label}.pdf`
  return await storeForMember(deps, { name, purpose: design.kind, path, memberId, days: KEEP_DAYS })
}
